import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { hold } from './pages/hold.ts';
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
  noise.allow(/422/);
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
  await desk.choose(await photograph('two.jpg', 700, 500), heic('three.heic'));
  // The last one goes first. U5: a file that is no picture is refused in a plain sentence.
  await expect(desk.picture('three.heic').getByText(desk.word('reason-heic'))).toBeVisible(longTimeout);
  await expect(desk.action('three.heic', 'retry')).toHaveCount(0);
  await expect(desk.picture('two.jpg')).toContainText('Dieses nicht.', longTimeout);

  expect(await violations(page)).toEqual([]);
  const answer = await hold(page, endpoint);
  await desk.action('two.jpg', 'retry').click();
  await expect(desk.picture('two.jpg').getByRole('progressbar')).toHaveAccessibleName(/two\.jpg/);
  answer();
  await expect(pending).toHaveCount(before + 1, longTimeout);
  await desk.action('three.heic', 'remove').press('Enter');
  await expect(desk.outcome).toHaveText(desk.text('picture:status-pending', { count: before + 1 }));
  await expect(desk.files(), 'no card is left for the focus').toBeFocused();
});
