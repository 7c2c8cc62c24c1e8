import type { Locale } from '../../../../config/locales.ts';
import { dayInWords } from '../../../../lib/dates/dates.ts';
import Field from '../../form/Field.tsx';
import type { Translate } from '../../frame/translate.ts';
import { fieldId } from './fields.ts';

interface Props {
  /** As `2026-11-21`; empty before the first check. */
  day: string;
  today: string;
  error: string | undefined;
  isOpen: boolean;
  locale: Locale;
  t: Translate;
  onOpen: () => void;
  onChange: (day: string) => void;
}

/** The day on which the answers were checked, as a sentence; as a field once another day is asked for. */
export default function CheckedDay({ day, today, error, isOpen, locale, t, onOpen, onChange }: Props) {
  if (isOpen)
    return (
      <Field
        name={fieldId('checkedOn')}
        label={t('checked-day')}
        type="date"
        value={day}
        error={error}
        onChange={onChange}
      />
    );
  const date = day && dayInWords(locale, day);
  return (
    <p>
      {t(day === '' ? 'checked-never' : day === today ? 'checked-today' : 'checked-on', { date })}{' '}
      <button className="link" type="button" onClick={onOpen}>
        {t('checked-other')}
      </button>
    </p>
  );
}
