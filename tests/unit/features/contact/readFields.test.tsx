import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { purposes } from '../../../../src/config/contact.ts';
import { localeCodes } from '../../../../src/config/locales.ts';
import { normalizeFields } from '../../../../src/records/contact/contactFields.ts';
import ContactForm from '../../../../src/features/contact/ContactForm.tsx';
import { contactLabels } from '../../../../src/features/contact/contactLabels.ts';
import { readFields } from '../../../../src/features/contact/readFields.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { typedForm } from '../../typedForm.ts';

test('reads every message back as it was typed', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const message = fc.record({
    purpose: fc.constantFrom(...purposes),
    name: text,
    email: text,
    message: text,
  });
  const forms = new Map(
    localeCodes.map((locale) => [
      locale,
      <ContactForm
        key={locale}
        locale={locale}
        labels={contactLabels(translator(locale))}
        email="band@example.com"
        privacy="/"
      />,
    ]),
  );
  fc.assert(
    fc.property(message, fc.constantFrom(...localeCodes), (fields, locale) => {
      const sent = typedForm(forms.get(locale), fields);
      vi.stubGlobal('FormData', function data() {
        return sent;
      });
      const read = readFields({} as HTMLFormElement);
      vi.unstubAllGlobals();
      expect(read).toEqual(normalizeFields(fields));
      expect(sent.get('language')).toBe(locale);
    }),
    { numRuns: 40 },
  );
});
