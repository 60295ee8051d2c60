import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { business } from 'shared-content/business';
import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import type { FieldName } from 'shared-content/contract/enquiry';
import type { Answers } from './enquiry';
import { unknownNames } from './mail';

/** The content of an answer to a browser without script. */
interface Answer {
  title: string;
  description: string;
  errors?: Partial<Record<FieldName, string>>;
  /** The answers to correct or to send again, if any. */
  typed?: Answers;
}

const styles = `
body { margin: 0 auto; padding: 1.5rem; max-width: 40rem; background: #fbf8f3; color: #1f2529; font: 1.0625rem/1.6 arial, sans-serif; }
h1 { line-height: 1.1; }
a { color: #9a3b26; }
label { display: block; margin-top: 1rem; font-weight: bold; }
input, textarea { box-sizing: border-box; width: 100%; padding: 0.6rem; border: 1px solid #6b6259; font: inherit; }
button { margin-top: 1.5rem; padding: 0.7rem 1.5rem; min-height: 44px; border: 0; background: #9a3b26; color: #fff; font: inherit; }
.error { color: #b3261e; }
`;

/** The content security policy of an answer: no scripts, and only its own style sheet. */
export const answerPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The answer to a form that a browser sent without script, as an HTML document. React escapes the typed text. */
export function answerPage({ title, description, errors = {}, typed }: Answer): string {
  const { mobile, office, email } = business;
  const page = (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${business.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{description}</p>
          {typed && <Again typed={typed} errors={errors} />}
          <p>
            Mobile <a href={mobile.href}>{mobile.display}</a>, office{' '}
            <a href={office.href}>{office.display}</a>, email <a href={email.href}>{email.display}</a>
          </p>
          <p>
            <a href="/">{`Back to ${business.name}`}</a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/**
 * The form with the typed answers, unknown fields included. Choices are text fields, so that a choice of another version
 * of the page is kept.
 */
function Again({ typed, errors }: Required<Pick<Answer, 'typed' | 'errors'>>) {
  return (
    <form method="post">
      {fieldNames.map((name) => (
        <Field key={name} name={name} value={typed[name]} error={errors[name]} />
      ))}
      {unknownNames(typed).map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <button type="submit">{quoteForm.submit}</button>
    </form>
  );
}

function Field({ name, value, error }: { name: FieldName; value?: string; error?: string }) {
  const { label, type, autoComplete, long } = quoteForm.fields[name];
  const control = {
    id: name,
    name,
    defaultValue: value,
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
  };
  return (
    <>
      <label htmlFor={name}>{label}</label>
      {long ? (
        <textarea rows={6} {...control} />
      ) : (
        <input inputMode={type} autoComplete={autoComplete} {...control} />
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
