import { createHash } from 'node:crypto';
import { site } from '../../../src/config/site.ts';
import { errorsIn } from '../../../src/records/contact/contactFields.ts';
import { prepareMail } from '../../../src/records/contact/contactMail.ts';
import { sentenceOf } from '../http/problem.ts';
import type { ProblemError } from '../http/problemError.ts';
import type { Submission } from './fields.ts';
import { renderForm, type Form } from './renderForm.ts';
import { markup, Markup } from '../../../src/lib/markup.ts';
import { css } from './style.ts';
import { contactTexts, routes } from './texts.ts';

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
  const errors = problem === 'invalid' ? errorsIn(submission.fields) : [];
  const form: Form = { ...submission, t, errors };
  const reason = markup`<p>${sentenceOf(problem, language)} ${t('contact:nothing-lost')}</p>`;
  return markup`<!doctype html>
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
</html>
`.text;
}

function summary({ t, errors }: Form): Markup {
  const links = errors.map(
    ({ field, key }) => markup`<li><a href="#${field}">${t(`contact:${key}`)}</a></li>\n`,
  );
  return markup`<h2>${t('contact:error-summary')}</h2>\n<ul>\n${links}</ul>`;
}

/** The same text as an e-mail, with a note where only its beginning fits. */
function mail({ t, fields }: Form): Markup {
  const subject = t('contact:mail-subject', { artist: site.artist });
  const { href, isShortened } = prepareMail(site.email, subject, fields.message);
  const label = t('contact:write-mail', { email: site.email });
  return markup`<p><a href="${href}">${label}</a>${isShortened ? markup`<br>${t('contact:mail-shortened')}` : undefined}</p>`;
}
