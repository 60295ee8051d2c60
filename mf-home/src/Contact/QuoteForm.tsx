import type { InputHTMLAttributes, SyntheticEvent } from 'react';
import type { Choice } from 'shared-content/content/services';
import { keepQuoteDraft } from 'shared-content/contract/quoteDraft';
import styles from './QuoteForm.module.scss';

const fullForm = '/contact#quote';

/**
 * Sends nothing, by specification, and says so before it asks anything: the full form begins with what was typed here.
 * `method="dialog"` outside a dialog does nothing when a browser submits it, so personal data stays out of the address
 * bar without a script.
 */
export function QuoteForm({ projectTypes }: { projectTypes: readonly Choice[] }) {
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-labelledby="short-heading"
      data-reveal
      onChange={keepAnswers}
    >
      <h3 id="short-heading" className={styles.wide}>
        Request a Quote
      </h3>
      <div className={styles.notice}>
        <p>
          This short form is not sent. Start here if you like: the full form takes over what you have typed.
        </p>
        {/* Fields that were filled in before hydration have reported no change. */}
        <a className={styles.button} href={fullForm} onClick={keepAnswers}>
          Go to the full quote form
        </a>
      </div>
      <TextField label="First name" name="firstName" autoComplete="given-name" />
      <TextField label="Last name" name="lastName" autoComplete="family-name" />
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor="short-projectType">Project type</label>
        <select id="short-projectType" name="projectType" defaultValue="" className={styles.control}>
          <option value="">Choose a project type</option>
          {projectTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor="short-projectDetails">Project details</label>
        <textarea id="short-projectDetails" name="projectDetails" rows={6} className={styles.control} />
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.button} data-variant="outline" aria-describedby="short-note">
          Send Message
        </button>
        <p id="short-note" className={styles.note}>
          This short form is not sent. Take your answers to the{' '}
          <a href={fullForm} onClick={keepAnswers}>
            full form
          </a>
          , or call or write to us.
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
  const id = `short-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...hints} id={id} name={name} type={type} className={styles.control} />
    </div>
  );
}

/** Session storage keeps the answers for the full form, whichever way leads there. */
function keepAnswers({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const form = currentTarget.closest('form');
  if (form) keepQuoteDraft(Object.fromEntries(new FormData(form)));
}
