import Dialog from '../../../../components/dialog/Dialog.tsx';
import { useDialogEntry } from '../../../../components/hooks/useDialogEntry.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FileButton from '../../../../desk/kit/form/FileButton.tsx';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import type { PagePictures } from '../../../../desk/kit/pagePictures.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Undefined until their script is there. */
  pictures: PagePictures | undefined;
  /** Id of the picture that is chosen now. */
  chosen: string;
  onChoose: (id: string) => void;
  onFile: (file: File) => void;
}

/** The photographs that are there, and the way to a new one. */
export default function PhotoSheet({ isOpen, onClose, pictures, chosen, onChoose, onFile }: Props) {
  const { t } = useDesk();
  useDialogEntry(isOpen, onClose);
  const list = pictures?.list;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      heading={t('photo-choose')}
      closeLabel={t('close')}
      className="sheet"
      focusesHeading
    >
      {isOpen && (
        <div className="photo-sheet">
          {pictures && (
            <FileButton
              label={t('photo-new')}
              onChoose={([file]) => {
                if (file) onFile(file);
              }}
            />
          )}
          <h3>{t('photo-there')}</h3>
          <ListState
            isLoaded={list !== undefined}
            hasFailed={pictures?.hasFailed ?? false}
            onRetry={() => pictures?.load()}
          >
            {list?.length === 0 && t('photo-there-none')}
          </ListState>
          <ul role="list">
            {list?.map((picture) => {
              const src = picture.src(240);
              return (
                <li key={picture.id}>
                  <button
                    type="button"
                    aria-label={picture.name}
                    aria-pressed={picture.id === chosen}
                    onClick={() => onChoose(picture.id)}
                  >
                    {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : picture.name}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
