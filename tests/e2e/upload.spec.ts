import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { heic, photograph } from './pages/photographs.ts';
import { withoutPurge } from './pages/withoutPurge.ts';

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
  await desk.expectState(name, 'ready');
});

test('U2 U3 each picture says its state in words and as progress; a failure has a reason, and can be tried again @phone', async ({
  page,
  noise,
  desk,
}) => {
  noise.allow(/500/);
  await desk.open();
  await desk.choose(await photograph('one.jpg'), await photograph('two.jpg'), heic('three.heic'));
  await desk.expectState('one.jpg', 'ready');
  await desk.expectState('two.jpg', 'ready');
  // U5: refused in a plain sentence.
  await expect(desk.picture('three.heic').getByText(desk.word('reason-heic'))).toBeVisible();
  await expect(desk.action('three.heic', 'retry')).toHaveCount(0);
  await expect(desk.outcome).toHaveText(
    `${desk.word('status-ready', { count: 2, total: 3 })} ${desk.word('status-failed', { count: 1 })}`,
  );

  await desk.describe('one.jpg');
  await desk.describe('two.jpg');
  await page.route(endpoint, (route) => route.fulfill({ status: 500, body: 'x' }), { times: 2 });
  await desk.send();
  await expect(desk.picture('one.jpg').getByText(desk.word('reason-failed'))).toBeVisible();
  await expect(desk.outcome).toHaveText(desk.word('status-failed', { count: 3 }));
  await expect(desk.outcome).toBeInViewport();

  await desk.action('one.jpg', 'retry').click();
  await desk.expectState('one.jpg', 'done');
  await expect(desk.picture('two.jpg').getByText(desk.word('reason-failed'))).toBeVisible();
  await expect(desk.outcome).toHaveText(desk.word('status-both', { done: 1, failed: 2 }));
  await withoutPurge(page, endpoint);
  await desk.button('retry-failed').click();
  await desk.expectState('two.jpg', 'done');
  const late = desk.word('delay', { wait: '60 Minuten' });
  await expect(desk.outcome).toHaveText(`${desk.word('status-both', { done: 2, failed: 1 })} ${late}`);
  await expect(desk.outcome).toBeFocused();
  await expect(desk.outcome).toBeInViewport();
  for (const key of ['retry-failed', 'send']) await expect(desk.button(key)).toHaveCount(0);
  await desk.action('three.heic', 'remove').click();
  await expect(desk.outcome).toHaveText(`${desk.word('status-done', { count: 2 })} ${late}`);
});

test('a picture below 320 pixels is refused in a sentence, without another try; one of 320 is not, and a second choice of it is told @desk', async ({
  desk,
}) => {
  const enough = await photograph('genug.jpg', 320, 700);
  await desk.open();
  await desk.choose(await photograph('klein.jpg', 319, 700), enough);
  await desk.expectState('genug.jpg', 'ready');
  await expect(desk.picture('klein.jpg').getByText(desk.word('reason-small', { pixels: 320 }))).toBeVisible();
  await expect(desk.action('klein.jpg', 'retry')).toHaveCount(0);
  await expect(desk.picture('klein.jpg').getByLabel(desk.word('alt-de'))).toBeHidden();
  // The focus moves on to the card that is left, then to the button that adds pictures.
  await desk.action('klein.jpg', 'remove').press('Enter');
  await expect(desk.picture('klein.jpg')).toHaveCount(0);
  await expect(desk.picture('genug.jpg')).toBeFocused();

  await desk.choose({ ...enough, name: 'noch-einmal.jpg' });
  await expect(desk.picture('noch-einmal.jpg').getByText(desk.word('picture-repeated'))).toBeVisible();
  await expect(desk.main.getByText(desk.word('picture-repeated'))).toHaveCount(1);
  await desk.action('noch-einmal.jpg', 'remove').press('Enter');
  await expect(desk.picture('genug.jpg')).toBeFocused();
  await desk.action('genug.jpg', 'remove').press('Enter');
  await expect(desk.files()).toBeFocused();
});

test('U4 nothing is sent before it is described or decorative, and somebody is named for it, once for all pictures @desk', async ({
  page,
  desk,
}) => {
  await desk.open();
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await desk.choose(await photograph('eins.jpg'));
  await desk.expectState('eins.jpg', 'ready');
  await desk.send();
  const field = (key: string) => desk.picture('eins.jpg').getByLabel(desk.word(key));
  await expect(desk.photographer).toBeFocused();
  await expect(desk.photographer).toHaveAccessibleDescription(new RegExp(desk.word('error-credit')));
  await desk.photographer.fill('Ida');
  await desk.send();
  await expect(field('alt-de')).toBeFocused();
  await expect(field('alt-de')).toHaveAccessibleDescription(new RegExp(desk.word('error-alt')));
  await expect(desk.main.getByText(desk.word('status-missing'))).toBeVisible();
  await field('decorative').check();
  await expect(field('alt-de')).toBeHidden();
  await expect(desk.main.getByText(desk.word('status-missing'))).toBeHidden();
  expect(sent).toBe(0);

  // The photographer is typed once for all pictures; a single one may be by somebody else.
  const [two, three] = ['U4 zwei.jpg', 'U4 drei.jpg'] as const;
  await desk.choose(await photograph(two), await photograph(three));
  for (const name of [two, three]) {
    await desk.expectState(name, 'ready');
    await desk.describe(name);
  }
  await desk.picture(three).getByText(desk.word('credit-other')).click();
  await desk.picture(three).getByLabel(desk.word('credit-own')).fill('Lena');
  await desk.action('eins.jpg', 'remove').click();
  await desk.send();
  for (const name of [two, three]) await desk.expectState(name, 'done');
  expect(await desk.storedAs(two)).toMatchObject([{ credit: 'Ida' }]);
  expect(await desk.storedAs(three)).toMatchObject([{ credit: 'Lena' }]);
  // Kept for the next pictures, and out of the way until then.
  await expect(desk.photographer).toBeHidden();
  await expect(desk.photographer).toHaveValue('Ida');
  await page.reload();
  await expect(desk.photographer).toHaveValue('Ida');
});
