import { useDesk } from '../../../desk/kit/deskContext.ts';
import { openAfterDialog } from '../../../components/hooks/useDialogEntry.ts';
import type { Refusal } from '../../../desk/kit/changes/useChanges.ts';
import { useDeletedRecords } from '../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { useChangeNotices } from '../../../desk/kit/records/useChangeNotices.ts';
import type { PagePictures } from '../../../desk/kit/pagePictures.ts';
import { afterForm } from '../../../desk/kit/origin.ts';
import ListHead from '../../../desk/kit/screen/ListHead.tsx';
import Panes from '../../../desk/kit/screen/Panes.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { GalleryPicture } from '../../../records/gallery/storedPicture.ts';
import { isUndescribed } from './data/order.ts';
import { pictureKind } from './data/pictureKind.ts';
import { pictureName } from './data/pictureName.ts';
import { usePictures } from './data/usePictures.ts';
import PictureScreen from './edit/PictureScreen.tsx';
import DeletedPictures from './list/DeletedPictures.tsx';
import PictureGrid from './list/PictureGrid.tsx';
import { useBuiltPictures } from './list/useBuiltPictures.ts';
import Upload from './upload/Upload.tsx';
import UploadActions from './upload/UploadActions.tsx';
import { usePageSupply } from './upload/usePageSupply.ts';
import { useUpload } from './upload/useUpload.ts';

interface Props {
  /** The parts of the address below the pictures. */
  parts: readonly string[];
  onExpire: () => void;
  /** Called after a change of the stored pictures that was made here. */
  onChange: () => void;
  /** Called with the pictures for the forms of the page, after each change of them. */
  onSupply: (pictures: PagePictures) => void;
}

/** The pictures: on a phone a list or a form, on a wide window both. The list stays mounted, so that no queue is lost. */
export default function PicturesArea({ parts, onExpire, ...props }: Props) {
  const { locale, t, leaveLinks } = useDesk();
  const [open] = parts;
  const isList = open === undefined;
  const { notice, setNotice, detail, undo, showRefusal, attempt, restore, remove } = useChangeNotices();
  const name = (picture: GalleryPicture) => pictureName(picture, locale, t);
  /** No visitor sees a picture that waits for its description. */
  const later = ({ pending }: { pending?: boolean | undefined }) =>
    pending ? t('picture-where-pending') : '';
  const refuse = (refusal: Refusal, picture: GalleryPicture | undefined) =>
    showRefusal(refusal, picture ? name(picture) : t('draft-unnamed'));
  const desk = usePictures({
    onExpire,
    onChange: props.onChange,
    onSent: ({ key, record, delay, before, base, isDone }) => {
      const isNew = base?.pending === true && !record.pending;
      const next = desk.records?.find((picture) => isUndescribed(picture) && picture.id !== record.id);
      const address = isNew && next ? addressOf('pictures', next.id) : afterForm(addressOf('pictures'));
      setNotice({
        text: t(isNew ? 'picture-shown' : 'saved', { name: name(record) }),
        detail: later(record) || detail(delay),
        actions: before?.alt || before?.decorative ? [undo(record.id, () => undoTexts(record, before))] : [],
      });
      if (isDone && key === open) openAfterDialog(address);
    },
    onRefuse: refuse,
    onMoveFailed: () => setNotice({ text: t('picture-moves-fail') }),
  });
  const undoTexts = async (picture: GalleryPicture, { alt, decorative, credit }: GalleryPicture) => {
    const result = await attempt(desk.patch(picture, { alt, decorative, credit }), { undoes: true });
    if (result)
      setNotice({ text: t('undone'), detail: later(picture) || detail(result.delay, result.waits) });
  };
  const deleted = useDeletedRecords(pictureKind.calls.listDeleted, desk.stored);
  const built = useBuiltPictures(desk.records);
  const upload = useUpload(desk, refuse);
  usePageSupply(desk, upload, built, props.onSupply);

  const move = async (picture: GalleryPicture, from: number, to: number) => {
    const text = t('picture-moved', { name: name(picture), from, to });
    setNotice({ text, actions: [undo(picture.id, () => move(picture, to, from))] });
    const made = await desk.move(picture, to);
    if ('waits' in made && made.waits)
      setNotice((shown) => (shown?.text === text ? { ...shown, detail: t('change-waits') } : shown));
  };

  return (
    <Panes
      {...{ isList, notice }}
      isForm={!isList && open !== 'deleted'}
      address={open ?? ''}
      keepsList
      listProps={upload.dropTarget}
      list={
        <>
          <ListHead title={t('title-pictures')} />
          <Upload {...{ desk, upload }} />
          <PictureGrid {...{ desk, built }} openId={open} deletedCount={deleted.records?.length} />
          {leaveLinks}
        </>
      }
      screen={
        open === 'deleted' ? (
          <DeletedPictures
            {...{ deleted, built }}
            hasFailed={desk.hasFailed}
            onRestore={(picture) => restore(desk, picture, later(picture))}
          />
        ) : (
          open !== undefined && (
            <PictureScreen
              {...{ desk, built }}
              id={open}
              onMove={(...args) => void move(...args)}
              onRemove={(picture) => {
                location.replace(addressOf('pictures'));
                void remove(desk, picture, name(picture), later(picture));
              }}
            />
          )
        )
      }
      closed={t('panel-choose')}
      actions={<UploadActions upload={upload} />}
      onDismiss={() => setNotice(undefined)}
    />
  );
}
