import lineStyles from '../../../../components/page/SetLine.module.css';
import { localeCodes, locales, type Locale } from '../../../../config/locales.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import { canOpen, openLetter, setLineBy } from '../../../../lib/typography/line.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import { bandTexts, type BandTextKey } from '../../../../records/band/bandTexts.ts';
import type { TextValues } from '../../../../records/band/textRecord.ts';
import { partOf } from './textKind.ts';
import { filled, type Facts } from './useFacts.ts';

interface Props {
  textKey: BandTextKey;
  values: TextValues;
  facts: (locale: Locale) => Facts;
}

/** A text in its face, as wide as on a phone. */
export default function TextPreview({ textKey, values, facts }: Props) {
  const { t } = useDesk();
  const { face } = bandTexts[textKey];
  const texts = localeCodes.flatMap((code) => {
    const text = filled(values[code].trim(), facts(code));
    return text === '' ? [] : { code, text };
  });
  if (texts.length === 0) return null;
  return (
    <div className="text-preview">
      <Subheading>{t(face === 'search' ? 'text-as-found' : 'text-on-phone')}</Subheading>
      {texts.map(({ code, text }) => (
        <div key={code} data-stock="paper" lang={locales[code].tag}>
          {face === 'heading' ? <Heading {...{ text }} isOneLine={partOf(textKey) === 'welcome'} /> : text}
        </div>
      ))}
    </div>
  );
}

/** Every word on a line of its own, with one letter open, as the headings of the site on a phone. */
function Heading({ text, isOneLine }: { text: string; isOneLine: boolean }) {
  const words = isOneLine ? [text] : text.split(/\s+/);
  const opening = words.findLastIndex(canOpen);
  return (
    <>
      <span className="visually-hidden">{text}</span>
      {words.map((word, at) => {
        const isOpen = at === opening && !isOneLine;
        const { segments, viewBox } = setLineBy(
          tableAdvance,
          word,
          75,
          isOpen ? openLetter(word) : undefined,
        );
        return (
          <svg key={at} className={lineStyles.line} viewBox={viewBox} aria-hidden="true">
            {segments.map(({ text: part, width, x, length }) => (
              <text
                key={x}
                className={lineStyles[`w${width}`]}
                x={x}
                textLength={length}
                lengthAdjust="spacingAndGlyphs"
              >
                {part}
              </text>
            ))}
          </svg>
        );
      })}
    </>
  );
}
