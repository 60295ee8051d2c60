import type { InputHTMLAttributes } from 'react';
import type { Choice } from 'shared-content/content/services';
import styles from './QuoteForm.module.scss';

/**
 * Sends nothing, by specification. `method="dialog"` outside a dialog does nothing when a browser submits it, so
 * personal data stays out of the address bar without a script.
 */
export function QuoteForm({ projectTypes }: { projectTypes: readonly Choice[] }) {
  return (
    <form className={styles.form} method="dialog" noValidate aria-labelledby="quote-heading" data-reveal>
      <h3 id="quote-heading" className={styles.heading}>
        Request a Quote
      </h3>
      <TextField label="First name" name="firstName" autoComplete="given-name" />
      <TextField label="Last name" name="lastName" autoComplete="family-name" />
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <div className={styles.field} data-wide="true">
        <label htmlFor="quote-projectType">Project type</label>
        <select id="quote-projectType" name="projectType" defaultValue="" className={styles.control}>
          <option value="">Choose a project type</option>
          {projectTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field} data-wide="true">
        <label htmlFor="quote-projectDetails">Project details</label>
        <textarea id="quote-projectDetails" name="projectDetails" rows={6} className={styles.control} />
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.send} data-variant="outline" aria-describedby="quote-note">
          Send Message
        </button>
        <p id="quote-note" className={styles.note}>
          This short form is not sent: what you type stays on this page. To reach us, call, write, or use the{' '}
          <a href="/contact">full quote form</a>.
        </p>
      </div>
    </form>
  );
}

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete'
> {
  label: string;
  name: string;
}

function TextField({ label, name, type = 'text', ...hints }: TextFieldProps) {
  const id = `quote-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...hints} id={id} name={name} type={type} className={styles.control} />
    </div>
  );
}
