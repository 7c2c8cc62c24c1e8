import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { heic, photograph } from './pages/photographs.ts';
import { PictureDesk } from './pages/PictureDesk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, language: 'de' });

const endpoint = '**/api/cloudinary';

test('U1 U5 a real file button, dropping and the camera; types and size are said before', async ({
  page,
  isMobile,
  desk,
}) => {
  await desk.open();
  await expect(desk.files()).toHaveAttribute('type', 'file');
  await expect(desk.files()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect(desk.main.getByText(/JPEG, PNG und WebP.*500\s?kB/)).toBeVisible();
  await expect(desk.files('camera')).toHaveAttribute('capture', 'environment');
  await expect(desk.files('camera')).toBeVisible({ visible: isMobile });
  await desk.files().focus();
  await expect(desk.files()).toBeFocused();

  const pictures = new PictureDesk(desk);
  const { pending } = pictures;
  const before = await pictures.countPending();
  const { name, buffer } = await photograph('gezogen.jpg');
  const dropped = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, buffer.toString('base64')] as const,
  );
  await desk.pictures.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(pending).toHaveCount(before + 1, longTimeout);
});

test('U2 U3 each picture says its state in words and as progress; a failure has a reason, and can be tried again @phone', async ({
  page,
  noise,
  desk,
}) => {
  noise.allow(/422|500/);
  await desk.open();
  const pictures = new PictureDesk(desk);
  const { pending } = pictures;
  const before = await pictures.countPending();
  const refusal = JSON.stringify({ type: 'urn:problem-type:match:invalid', title: 'Dieses nicht.' });
  await page.route(
    endpoint,
    (route) =>
      route.fulfill({ status: 422, headers: { 'content-type': 'application/problem+json' }, body: refusal }),
    { times: 1 },
  );
  await desk.choose(await photograph('one.jpg'), await photograph('two.jpg', 700, 500), heic('three.heic'));
  // The last one goes first. U5: a file that is no picture is refused in a plain sentence.
  await expect(desk.picture('three.heic').getByText(desk.word('reason-heic'))).toBeVisible(longTimeout);
  await expect(desk.action('three.heic', 'retry')).toHaveCount(0);
  await expect(desk.picture('two.jpg')).toContainText('Dieses nicht.', longTimeout);
  await expect(pending).toHaveCount(before + 1, longTimeout);
  await expect(desk.picture('one.jpg')).toHaveCount(0);
  await expect(desk.outcome).toHaveText(
    `${desk.word('status-failed', { count: 2 })} ${desk.text('picture:status-pending', { count: before + 1 })}`,
  );

  // Our API in trouble is no refusal: it goes again by itself.
  await page.route(endpoint, (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 });
  await desk.action('two.jpg', 'retry').click();
  await expect(desk.picture('two.jpg').getByRole('progressbar')).toHaveAccessibleName(/two\.jpg/);
  await expect(desk.picture('two.jpg')).toContainText(desk.word('draft-waiting'), longTimeout);
  await expect(pending).toHaveCount(before + 2, longTimeout);
  await desk.action('three.heic', 'remove').click();
  await expect(desk.outcome).toHaveText(desk.text('picture:status-pending', { count: before + 2 }));
});

test('a picture below 320 pixels is refused in a sentence, without another try; one of 320 is not, and a second choice of it is told @desk', async ({
  desk,
}) => {
  const enough = await photograph('genug.jpg', 320, 700);
  await desk.open();
  const pictures = new PictureDesk(desk);
  const { pending } = pictures;
  const before = await pictures.countPending();
  await desk.choose(await photograph('klein.jpg', 319, 700), enough);
  await expect(desk.picture('klein.jpg').getByText(desk.word('reason-small', { pixels: 320 }))).toBeVisible();
  await expect(desk.action('klein.jpg', 'retry')).toHaveCount(0);
  await expect(pending).toHaveCount(before + 1, longTimeout);

  await desk.choose({ ...enough, name: 'noch-einmal.jpg' });
  await expect(desk.picture('noch-einmal.jpg').getByText(desk.word('reason-repeated'))).toBeVisible();
  // The focus moves on to the card that is left, then to the button that adds pictures.
  await desk.action('noch-einmal.jpg', 'remove').press('Enter');
  await expect(desk.picture('klein.jpg')).toBeFocused();
  await desk.action('klein.jpg', 'remove').press('Enter');
  await expect(desk.files()).toBeFocused();
  await expect(pending).toHaveCount(before + 1);
});

test('U4 no visitor sees a picture before it is described or decorative; somebody is named once for all of them @desk', async ({
  page,
  desk,
}) => {
  await desk.open();
  const pictures = new PictureDesk(desk);
  const [one, two, three] = ['U4 eins.jpg', 'U4 zwei.jpg', 'U4 drei.jpg'] as const;
  const listed = async () => ((await (await page.request.get('/api/cloudinary')).json()) as string[]).length;
  const before = await listed();
  const waiting = await pictures.countPending();
  await desk.choose(
    await photograph(one),
    await photograph(two, 640, 500),
    await photograph(three, 640, 520),
  );
  await expect(pictures.pending).toHaveCount(waiting + 3, longTimeout);
  expect(await listed()).toBe(before);

  // A description alone is not enough.
  await pictures.pending.first().press('Enter');
  for (const field of ['alt-de', 'alt-en']) await pictures.field(field).fill(`${one} ${field}`);
  await desk.button('save').press('Enter');
  await expect(pictures.field('credit')).toBeFocused();
  await expect(pictures.field('credit')).toHaveAccessibleDescription(/./);
  await page.getByRole('link', { name: desk.word('back') }).press('Enter');
  await desk.photographer.fill('Ida');
  await desk.photographer.press('Enter');
  await pictures.pending.first().press('Enter');
  await expect(pictures.field('credit')).toHaveValue('Ida');
  await desk.button('save').press('Enter');

  // The next one opens by itself; a single one may be by somebody else.
  await expect(pictures.field('alt-de')).toHaveValue('', longTimeout);
  for (const field of ['alt-de', 'alt-en']) await pictures.field(field).fill(`${two} ${field}`);
  await desk.button('save').press('Enter');
  await expect(pictures.pending).toHaveCount(waiting + 1, longTimeout);
  await expect(pictures.field('alt-de')).toHaveValue('', longTimeout);
  await pictures.field('decorative').press('Space');
  await expect(pictures.field('alt-de')).toBeHidden();
  await pictures.field('credit').fill('Lena');
  await desk.button('save').click();
  await expect(pictures.pending).toHaveCount(waiting, longTimeout);
  for (const name of [one, two]) expect(await desk.storedAs(name)).toMatchObject([{ credit: 'Ida' }]);
  // Kept for the next pictures.
  await desk.open();
  await expect(desk.photographer).toHaveValue('Ida');
});
