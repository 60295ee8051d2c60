import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { quoteAddress } from 'shared-content/content/navigation';
import type { Choice } from 'shared-content/content/services';
import type { FieldName } from 'shared-content/contract/enquiry';
import { fullFieldId, keepQuoteDraftOf, keptForm, readQuoteDraft } from 'shared-content/contract/quoteDraft';
import styles from './QuoteForm.module.scss';

const formId = 'short-form';

keepQuoteDraftOf(`#${formId}`);

/**
 * The first of two steps: it sends nothing, by specification, and the full form begins with what was typed here, in the
 * same order. `method="dialog"` outside a dialog does nothing when a browser submits it, so personal data stays out of
 * the address bar without a script.
 */
export function QuoteForm({ projectTypes }: { projectTypes: readonly Choice[] }) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) fillIn(form.current);
  }, []);

  return (
    <form
      ref={form}
      id={formId}
      {...keptForm}
      className={styles.form}
      method="dialog"
      noValidate
      aria-labelledby="short-heading"
      data-reveal
    >
      <h3 id="short-heading" className={styles.wide}>
        Request a Quote
      </h3>
      <p className={styles.notice}>
        <strong>Step 1 of 2.</strong> Start here. The next page adds two questions and sends it.{' '}
        <a href={quoteAddress}>Skip to the full form</a>
      </p>
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
      <div className={styles.names}>
        <TextField label="First name" name="firstName" autoComplete="given-name" />
        <TextField label="Last name" name="lastName" autoComplete="family-name" />
      </div>
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField label="Phone number" name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor="short-projectDetails">Project details</label>
        <p id="short-projectDetails-hint" className={styles.hint}>
          The postcode, the rough size, and when you would like to start.
        </p>
        <textarea
          id="short-projectDetails"
          name="projectDetails"
          rows={6}
          className={styles.control}
          aria-describedby="short-projectDetails-hint"
        />
      </div>
      <div className={styles.foot}>
        <a
          className={styles.next}
          href={quoteAddress}
          onClick={({ currentTarget }) => {
            if (form.current) currentTarget.hash = nextAfter(form.current);
          }}
        >
          Continue Your Request
        </a>
        <p className={styles.idle}>
          <span id="short-note">Nothing is sent yet.</span> Two more questions, then{' '}
          <button type="button" className={styles.quiet} aria-describedby="short-note">
            Send Message
          </button>
          .
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

/** Where the full form goes on: at the first question that is left, which may be its beginning. */
function nextAfter(form: HTMLFormElement): string {
  const answers = [...new FormData(form)] as [FieldName, string][];
  const [left] = answers.find(([, answer]) => answer === '') ?? (['preferredContact'] as const);
  return left === 'projectType' ? new URL(quoteAddress, location.href).hash : fullFieldId(left);
}

/** Writes the draft into the fields. A choice that is not offered is left out. */
function fillIn({ elements }: HTMLFormElement) {
  for (const [name, answer] of Object.entries(readQuoteDraft())) {
    const control = elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    control.value = answer;
    if (control instanceof HTMLSelectElement && !control.value) control.selectedIndex = 0;
  }
}
