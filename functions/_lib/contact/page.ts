import { createHash } from 'node:crypto';
import { homeInk, site } from '../../../src/config/site.ts';
import { prepareMail } from '../../../src/records/contact/contactMail.ts';
import { sentenceOf } from '../http/problem.ts';
import type { ProblemError } from '../http/problemError.ts';
import { faultsIn, type Submission } from './fields.ts';
import { type Form, renderForm } from './renderForm.ts';
import { Markup, markup } from '../../../src/lib/markup.ts';
import { routes } from '../site/routes.ts';
import { contactTexts } from './texts.ts';

/** The style of the one page that a function renders: the site's colours, without its fonts. Inline; the policy holds its hash. */
const css = `
:root { color-scheme: dark; accent-color: ${homeInk}; }
body { margin: 0; background: #110e0d; color: #f3e7d3; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
a { display: inline-block; padding-block: 6px; color: inherit; }
.summary { padding: 8px 16px; border: 3px solid; }
h1, h2, label, legend, button { font-family: 'Arial Black', system-ui, sans-serif; font-weight: 900; text-transform: uppercase; }
h1 { font-size: clamp(2.5rem, 12vw, 5rem); line-height: 1; }
h2 { font-size: 1.2rem; }
form { display: grid; gap: 28px; margin-block: 36px; }
form p { display: grid; gap: 8px; margin: 0; }
label, legend { font-size: 1rem; }
small { font: 0.9375rem system-ui, sans-serif; text-transform: none; }
fieldset { padding: 0; border: 0; }
fieldset label { display: block; padding-block: 8px; font: inherit; text-transform: none; }
input:not([type=radio]), textarea { box-sizing: border-box; width: 100%; max-width: 25rem; padding: 10px 14px; border: 3px solid #f3e7d3; border-radius: 0; background: #110e0d; color: inherit; font: inherit; }
input:not([type=radio])[aria-invalid], textarea[aria-invalid] { padding: 6px 10px; border-width: 7px; }
strong::before { content: '!' / ''; display: inline-block; width: 1.3em; margin-inline-end: 8px; border: 3px solid; text-align: center; line-height: 1.2; transform: rotate(-4deg); }
ul { padding-inline-start: 20px; }
li { padding-block: 6px; }
li a { display: inline; }
strong, form { max-width: 25rem; }
.trap { position: absolute; inset-inline-start: -9999px; }
button { justify-self: start; min-height: 3.25rem; padding: 12px 28px; border: 0; background: ${homeInk}; color: #110e0d; font-size: 1.25rem; }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

/** The policy of this page: its own style, and a form to this site, nothing else. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page without script: the errors, the form with everything that was typed, and the e-mail address. */
export function formPage(submission: Submission, { problem }: ProblemError): string {
  const { language } = submission;
  const t = contactTexts[language];
  const errors = problem === 'invalid' ? faultsIn(submission.fields) : [];
  const form: Form = { ...submission, t, errors };
  const reason = markup`<p>${sentenceOf(problem, language)} ${t('contact:nothing-lost')}</p>`;
  return markup`
    <!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${site.artist} – ${t('contact:heading')}</title>
        <style>${new Markup(css)}</style>
      </head>
      <body>
        <main>
          <h1>${t('contact:heading')}</h1>
          <div class="summary" tabindex="-1" autofocus>
            ${errors.length > 0 ? summary(form) : reason}
          </div>
          ${renderForm(form)}
          ${mail(form)}
          <p><a href="${routes.contact[language]}">${t('contact:back-to-form')}</a></p>
        </main>
      </body>
    </html>`.text;
}

function summary({ t, errors }: Form): Markup {
  const links = errors.map(
    ({ field, key }) => markup`<li><a href="#${field}">${t(`contact:${key}`)}</a></li>`,
  );
  return markup`
    <h2>${t('contact:error-summary')}</h2>
    <ul>${links}</ul>`;
}

/** The same text as an e-mail, with a note where only its beginning fits. */
function mail({ t, fields }: Form): Markup {
  const subject = t('contact:mail-subject', { artist: site.artist });
  const { href, isShortened } = prepareMail(site.email, subject, fields.message);
  const label = t('contact:write-mail', { email: site.email });
  return markup`
    <p>
      <a href="${href}">${label}</a>
      ${isShortened && markup`<br>${t('contact:mail-shortened')}`}
    </p>`;
}
