import { contactAddress, longest, purposes, trapField } from '../../../src/config/contact.ts';
import type { ContactError, ContactField } from '../../../src/records/contact/contactFields.ts';
import type { TextKey, Translate } from '../../../src/lib/i18n/translator.ts';
import type { Submission } from './fields.ts';
import { markup, Markup } from '../../../src/lib/markup.ts';

/** A submission with its errors and the texts of its language. */
export interface Form extends Submission {
  t: Translate<TextKey<'contact'>>;
  errors: ContactError[];
}

/** Renders the contact form with everything that was typed and each error at its field. No `maxlength`: it would cut a pasted text silently. */
export function renderForm(form: Form): Markup {
  const { t, language } = form;
  const control = (name: keyof typeof longest) =>
    markup`name="${name}" id="${name}" required${describe(form, name)}`;
  // A reader of HTML drops the first line break of a text area.
  const message = `\n${form.fields.message}`;
  return markup`
    <form action="${contactAddress}" method="post">
      <input type="hidden" name="language" value="${language}">
      <p class="trap" aria-hidden="true">
        <label>${t('contact:trap')} <input name="${trapField}" tabindex="-1" autocomplete="off"></label>
      </p>
      ${purpose(form)}
      ${field(form, 'name', markup`<input autocomplete="name" value="${form.fields.name}" ${control('name')}>`)}
      ${field(form, 'email', markup`<input type="email" autocomplete="email" value="${form.fields.email}" ${control('email')}>`)}
      ${field(form, 'message', markup`<textarea rows="8" ${control('message')}>${message}</textarea>`)}
      <p><button>${t('contact:send')}</button></p>
    </form>`;
}

function purpose(form: Form): Markup {
  const { t, fields } = form;
  const choices = purposes.map((value, index) => {
    const id = index === 0 ? markup` id="purpose"` : undefined;
    const checked = fields.purpose === value ? markup` checked` : undefined;
    return markup`
      <label>
        <input type="radio" name="purpose" value="${value}"${id}${checked}>
        ${` ${t(`contact:purpose-${value}`)}`}
      </label>`;
  });
  return markup`
    <fieldset${describe(form, 'purpose')}>
      <legend>${t('contact:purpose')}</legend>
      ${choices}
      ${sentence(form, 'purpose')}
    </fieldset>`;
}

function field(form: Form, name: keyof typeof longest, control: Markup): Markup {
  const { t } = form;
  return markup`
    <p>
      <label for="${name}">${t(`contact:${name}`)} <small>(${t('contact:required')})</small></label>
      ${control}
      ${sentence(form, name)}
    </p>`;
}

const errorOf = ({ errors }: Form, name: ContactField) => errors.find(({ field: its }) => its === name);

function describe(form: Form, name: ContactField): Markup | undefined {
  return errorOf(form, name) && markup` aria-invalid="true" aria-describedby="${name}-errors"`;
}

function sentence(form: Form, name: ContactField): Markup | undefined {
  const error = errorOf(form, name);
  return error && markup`<strong id="${name}-errors">${form.t(`contact:${error.key}`)}</strong>`;
}
