import { localeCodes, locales, type Locale } from '../../../../config/locales.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import type { FieldProps } from '../../../../desk/kit/records/useRecordForm.ts';
import { bandTexts, factNames, type BandTextKey } from '../../../../records/band/bandTexts.ts';
import type { TextValues } from '../../../../records/band/textRecord.ts';
import { block, type Facts } from './useFacts.ts';
import './Texts.css';

interface Props {
  form: {
    values: TextValues;
    change: (patch: Partial<TextValues>) => void;
    field: (name: Locale) => FieldProps;
    idOf: (name: string) => string;
  };
  textKey: BandTextKey;
  facts: (locale: Locale) => Facts;
}

/** The fields of a text: one for each language, with a counter, and chips that put a fact of the band at the caret. */
export default function TextFields({ form, textKey, facts }: Props) {
  const { locale, t } = useDesk();
  const present = facts(locale);
  const { longest } = bandTexts[textKey];
  const set = (code: Locale, text: string) =>
    // No place of the page has a second line.
    form.change({ [code]: text.replaceAll(/\s*\n\s*/g, ' ') });
  const insert = (code: Locale, fact: string) => {
    const control = document.getElementById(form.idOf(code));
    if (!(control instanceof HTMLTextAreaElement)) return;
    control.setRangeText(fact, control.selectionStart, control.selectionEnd, 'end');
    control.focus();
    set(code, control.value);
  };
  return (
    <>
      {localeCodes.map((code) => {
        const { length } = form.values[code].trim();
        const surplus = length - longest;
        return (
          <div key={code} className="text-field">
            <Field
              {...form.field(code)}
              lang={locales[code].tag}
              onChange={(text) => set(code, text)}
              hint={
                <span data-over={surplus > 0 || undefined}>
                  {t('text-length', { length, longest })}{' '}
                  {surplus > 0 && t('text-surplus', { count: surplus })}
                  {length === 0 && t(`text-lacks-${code}`)}
                </span>
              }
            />
            <div className="chips" role="group" aria-label={t('text-blocks', { field: t(`text-${code}`) })}>
              {factNames.map((name) => (
                <button key={name} className="chip" type="button" onClick={() => insert(code, block(name))}>
                  + {t(`block-${name}`)}
                </button>
              ))}
            </div>
          </div>
        );
      })}
      <p className="dim">
        {t('text-blocks-are')}{' '}
        {factNames.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{block(name)}</code> → {present[name]}
          </span>
        ))}
        .
      </p>
    </>
  );
}
