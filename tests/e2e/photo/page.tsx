// A page with the control for a photograph alone, and the area whose queue it uses.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/components/form/radio.css';
import '../../../src/desk/kit/form/choices.css';
import '../../../src/desk/kit/form/forms.css';
import '../../../src/desk/kit/screen/screen.css';
import { DeskContext } from '../../../src/desk/kit/deskContext.ts';
import { PagePicturesContext, type PagePictures } from '../../../src/desk/kit/pagePictures.ts';
import type { DeskTexts } from '../../../src/desk/kit/translate.ts';
import PhotoField from '../../../src/features/band/desk/photo/PhotoField.tsx';
import PicturesArea from '../../../src/features/gallery/desk/PicturesArea.tsx';
import { translate } from '../../../src/lib/i18n/translator.ts';

declare const texts: DeskTexts;

const ask = () => undefined;
const shapes = [
  { name: 'Leute', ratio: 4 / 5 },
  { name: 'Oben', ratio: 45 / 16 },
];
const entry = 'photo';
const none = { picture: '', focus: '' };

function Parts() {
  const [pictures, setPictures] = useState<PagePictures>();
  const [value, setValue] = useState(() => {
    const stored = localStorage.getItem(entry);
    return stored ? (JSON.parse(stored) as typeof none) : none;
  });
  return (
    <DeskContext value={{ locale: 'de', t: translate('de', texts), home: '/', logo: null }}>
      <PagePicturesContext value={{ pictures, ask }}>
        <main className="desk">
          <PhotoField
            label="Nora"
            shapes={shapes}
            isTwoTone
            form={{
              ...{ values: value, sentences: {} },
              change: (next) => {
                localStorage.setItem(entry, JSON.stringify(next));
                setValue(next);
              },
            }}
          />
          <output>{JSON.stringify(value)}</output>
          <div hidden>
            <PicturesArea parts={[]} onExpire={ask} onChange={ask} onSupply={setPictures} />
          </div>
        </main>
      </PagePicturesContext>
    </DeskContext>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Parts />);
