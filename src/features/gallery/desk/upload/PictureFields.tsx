import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Checkbox from '../../../../components/form/Checkbox.tsx';
import FormField from '../../../../components/form/FormField.tsx';
import { defaultLocale, localeCodes } from '../../../../config/locales.ts';
import { longestAlt, longestCredit, textFields } from '../../../../config/uploads.ts';
import type { PictureTexts, TextField } from './pictureTexts.ts';

interface Props {
  id: number;
  /** The texts that were typed before the page was left. */
  kept: PictureTexts | undefined;
  /** Fields that were missing at the last attempt to send. */
  missing: readonly TextField[];
}

/** The texts of one picture (INTERACTIONS, U4). A photographer here replaces the one of the whole queue. */
export default function PictureFields({ id, kept, missing }: Props) {
  const { t } = useDesk();
  const [isDecorative, setDecorative] = useState(kept?.decorative ?? false);
  const [isLater, setLater] = useState(kept?.pending ?? false);
  const names = textFields(id);
  // A picture that is described in one language is no decoration.
  const errorKey = localeCodes.every((language) => missing.includes(language))
    ? 'error-alt'
    : 'error-alt-other';
  return (
    <>
      <div className="picture-texts" hidden={isDecorative || isLater}>
        {localeCodes.map((language) => (
          <FormField
            key={language}
            name={names[language]}
            labelKey={`alt-${language}`}
            t={t}
            required="required"
            hint={language === defaultLocale ? 'alt-hint' : undefined}
            errors={[{ key: errorKey, active: missing.includes(language) }]}
            defaultValue={kept?.[language]}
            maxLength={longestAlt}
          />
        ))}
      </div>
      {!isLater && (
        <Checkbox
          name={names.decorative}
          label={t('decorative')}
          checked={isDecorative}
          onChange={setDecorative}
        />
      )}
      {!isDecorative && (
        <div>
          <Checkbox name={names.pending} label={t('picture-later')} checked={isLater} onChange={setLater} />
          <p className="dim" hidden={!isLater}>
            {t('picture-later-hint')}
          </p>
        </div>
      )}
      <details open={Boolean(kept?.credit)}>
        <summary>{t('credit-other')}</summary>
        <FormField
          name={names.credit}
          labelKey="credit-own"
          t={t}
          defaultValue={kept?.credit}
          maxLength={longestCredit}
        />
      </details>
    </>
  );
}
