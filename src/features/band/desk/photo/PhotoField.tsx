import { useId, useState } from 'react';
import { useMediaQuery } from '../../../../components/hooks/useMediaQuery.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { useFilePreview } from '../../../../desk/kit/form/useFilePreview.ts';
import { usePagePictures } from '../../../../desk/kit/pagePictures.ts';
import { wideWindow } from '../../../../desk/kit/screen/wideWindow.ts';
import { readFocus } from './focusPoint.ts';
import PhotoCrops, { type Shape } from './PhotoCrops.tsx';
import './PhotoField.css';
import PhotoFocus from './PhotoFocus.tsx';
import { fileWidth, type Shown } from './Photograph.tsx';
import PhotoSheet from './PhotoSheet.tsx';

interface PhotoValues {
  /** Id of the picture; empty for none. */
  picture: string;
  /** The point that every crop keeps, such as `0.5 0.3`; empty for the middle. */
  focus: string;
}

interface Props {
  label: string;
  form: {
    values: PhotoValues;
    sentences: Partial<Record<string, string>>;
    change: (values: PhotoValues) => void;
  };
  /** Address of the picture that the build shows now. */
  built?: string | undefined;
  /** The places of the page that show it. */
  shapes: readonly Shape[];
  /** True where the page prints it in the band's inks. */
  isTwoTone?: boolean;
}

const nothing = () => Promise.resolve(undefined);

/** A photograph of the page: chosen or new, with the point that its crops keep, as each place shows it. */
export default function PhotoField(props: Props) {
  const { label, form, built, shapes, isTwoTone = false } = props;
  const { picture, focus } = form.values;
  const { t } = useDesk();
  const id = useId();
  // One level below the form's own.
  const Heading = useMediaQuery(wideWindow) ? 'h3' : 'h2';
  const pictures = usePagePictures();
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  /** The sentence on the file that was chosen last, or on the photograph that was deleted, with the way back. */
  const [told, setTold] = useState<{ text: string; isRefused: boolean; undo?: () => void }>();
  const waiting = pictures?.waitingOf(picture);
  /** The photograph that waited here. It stays drawn from its file once it is up: its address would show nothing until it is loaded. */
  const [drawn, setDrawn] = useState<string>();
  if (waiting && drawn !== picture) setDrawn(picture);
  const bitmap = useFilePreview(drawn === picture ? drawn : undefined, pictures?.read ?? nothing, fileWidth);
  const chosen = pictures?.find(picture);
  const src = chosen?.src(fileWidth);
  const own: Shown | undefined = bitmap ? { bitmap } : src ? { src, ratio: chosen?.ratio } : undefined;
  const shown = own ?? (built && (!picture || !pictures?.list) ? { src: built } : undefined);
  const isGone = Boolean(picture && pictures?.list && !chosen && !waiting);

  const choose = (next: string) => {
    setOpen(false);
    setTold(undefined);
    // The point is of the photograph before.
    if (next !== picture) form.change({ picture: next, focus: '' });
  };
  const addFile = async (file: File) => {
    setOpen(false);
    setTold(undefined);
    setReading(true);
    const added = await pictures?.add(file);
    setReading(false);
    if (!added) return;
    if ('reason' in added) setTold({ text: added.reason, isRefused: true });
    else {
      if (added.hint) setTold({ text: added.hint, isRefused: false });
      form.change({ picture: added.id, focus: '' });
    }
  };
  const remove = async () => {
    const restore = await pictures?.remove(picture);
    if (!restore) {
      setTold({ text: t('change-failed'), isRefused: true });
      return;
    }
    choose('');
    const undo = () => {
      restore();
      setTold(undefined);
      form.change({ picture, focus });
    };
    setTold({ text: t('photo-deleted'), isRefused: false, undo });
  };
  const ends = [
    ...(picture ? [['photo-remove', () => choose('')] as const] : []),
    ...(chosen?.isOfPage ? [['photo-delete', remove] as const] : []),
  ];
  const faults = [
    form.sentences.picture,
    told?.isRefused && told.text,
    waiting?.hasFailed && waiting.state,
    isGone && t('photo-gone'),
  ].filter(Boolean);
  const state = isReading ? t('photo-reading') : !waiting?.hasFailed && waiting?.state;
  const point = readFocus(focus);

  return (
    <section className="photo-field" aria-labelledby={`${id}-label`}>
      <Heading id={`${id}-label`}>{label}</Heading>
      {shown ? (
        <PhotoCrops {...{ shown, shapes, isTwoTone }} focus={own ? point : readFocus('')} />
      ) : (
        <p className="photo-none">{t(picture && !isGone ? 'wait' : 'photo-none')}</p>
      )}
      <div>
        <p role="status" data-stays={drawn === picture || undefined}>
          {[state, !told?.isRefused && told?.text].filter(Boolean).join(' ')}
        </p>
        <p role="alert" id={`${id}-faults`}>
          {faults.map((fault) => (
            <span key={String(fault)} className="field-error">
              {fault}
            </span>
          ))}
        </p>
        {waiting?.retry && (
          <button className="link" type="button" data-then={id} onClick={waiting.retry}>
            {t('retry')}
          </button>
        )}
        {told?.undo && (
          <button className="link" type="button" data-then={id} onClick={told.undo}>
            {t('undo')}
          </button>
        )}
      </div>
      {own && isTwoTone && <p className="dim">{t('photo-tones')}</p>}
      <p className="photo-actions">
        <button
          className="chip"
          type="button"
          data-row={id}
          aria-describedby={`${id}-label ${id}-faults`}
          onClick={() => setOpen(true)}
        >
          {t(picture ? 'photo-other' : 'photo-choose')}
        </button>
        {ends.map(([key, end]) => (
          <button
            key={key}
            className="chip"
            type="button"
            data-then={id}
            aria-describedby={`${id}-label`}
            onClick={() => void end()}
          >
            {t(key)}
          </button>
        ))}
      </p>
      {own && (
        <PhotoFocus shown={own} focus={point} onChange={(next) => form.change({ picture, focus: next })} />
      )}
      <PhotoSheet
        {...{ isOpen, pictures }}
        chosen={chosen?.id ?? ''}
        onClose={() => setOpen(false)}
        onChoose={choose}
        onFile={(file) => void addFile(file)}
      />
    </section>
  );
}
