import { expect, test } from './fixtures.ts';
import { longTimeout } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';

/** Makes every part throw that trims or searches a text with this word in it, or reads an entry of such a name, as a missing function would. */
function breakAt(word: string): void {
  const { trim, normalize } = String.prototype;
  const { getItem } = Storage.prototype;
  const check = (text: string) => {
    if (text.includes(word)) throw new TypeError(`${word} is not a function`);
  };
  String.prototype.trim = function (this: string) {
    check(this);
    return trim.call(this);
  };
  String.prototype.normalize = function (this: string, form?: string) {
    check(this);
    return normalize.call(this, form);
  };
  Storage.prototype.getItem = function (this: Storage, name: string) {
    check(name);
    return getItem.call(this, name);
  };
}

test('a screen that fails leaves the bar, the other areas and what was typed, which can be discarded there; a list, an area, all areas and the log-in fail alone @desk', async ({
  page,
  noise,
  desk,
}) => {
  noise.allow(/is not a function/);
  await page.addInitScript(breakAt, 'Bruchstelle');
  await page.route('**/InboxArea.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => {
        if (location.hash === '#messages') throw new TypeError('it is not a function');
      };`,
    }),
  );
  await desk.open('concerts');
  const concerts = new ConcertDesk(desk);
  const alert = desk.main.getByRole('alert').filter({ visible: true });
  await concerts.addLink.click();
  await concerts.fill({ name: 'Vor dem Bruch', date: '2027-05-01' });
  await expect(concerts.status).toHaveText(desk.word('draft-kept'));
  await page.evaluate(() => {
    // As if typed in another tab.
    const [name = ''] = Object.keys(localStorage).filter((each) => each.startsWith('desk:'));
    const draft = JSON.parse(localStorage.getItem(name) ?? '') as { typed: object };
    localStorage.setItem(name, JSON.stringify({ ...draft, typed: { ...draft.typed, venue: 'Bruchstelle' } }));
    dispatchEvent(new Event('storage'));
  });
  const isFailed = async () => {
    await expect(alert).toHaveText(desk.word('failed-text'), longTimeout);
    // In a wide window the list stands beside the screen.
    await expect(concerts.addLink).toBeVisible();
    await expect(desk.main.getByText(/Vor dem Bruch\n.*2027-05-01\n.*Bruchstelle/)).toBeVisible();
  };
  await isFailed();
  await concerts.button('failed-reload').click();
  await isFailed();
  await desk.goTo('start');
  const title = desk.word('title-desk').replaceAll(/[[\]]/g, '');
  await expect(desk.main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.goBack();
  await isFailed();
  await concerts.button('draft-discard').click();
  await expect(concerts.field('name')).toHaveValue('');
  await page.getByRole('link', { name: desk.word('back') }).click();
  await expect(concerts.row('Vor dem Bruch')).toHaveCount(0);

  await test.step('a list, an area, all areas and the log-in fail alone', async () => {
    const search = desk.main.getByRole('searchbox');
    const bar = page.getByRole('navigation').getByRole('link', { name: desk.word('area-messages') });

    await search.fill('Lampen');
    await desk.goTo('messages');
    await expect(alert).toHaveText(desk.word('failed-text'), longTimeout);
    await page.evaluate(() => location.assign('#messages/booking'));
    await expect(alert).toHaveCount(0);
    await desk.goTo('concerts');
    await expect(search).toHaveValue('Lampen');

    await concerts.addLink.click();
    await concerts.fill({ name: 'Daneben' });
    await search.fill('Bruchstelle');
    await expect(alert).toHaveText(desk.word('failed-text'));
    await expect(search).toHaveCount(0);
    await expect(concerts.field('name')).toHaveValue('Daneben');

    await page.evaluate(breakAt, 'desk-credit');
    await desk.goTo('pictures');
    await expect(alert).toHaveText(desk.word('failed-text'));
    await expect(bar).toBeVisible();

    // The drafts are what fails: they cannot be shown either.
    await page.addInitScript(breakAt, 'desk:');
    await page.reload();
    await expect(alert).toHaveText(desk.word('failed-text'), longTimeout);
  });
});

test('an island that fails gives the built page back, with what was typed', async ({
  page,
  noise,
  contact,
}) => {
  noise.allow(/is not a function/);
  await contact.open();
  await contact.write({ name: 'Ida', message: 'Spielt ihr bei uns?' });
  await page.evaluate(() => {
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, tag: string) {
      if (tag === 'li') throw new TypeError('createElement is not a function');
      return createElement.call(this, tag);
    };
  });
  await contact.button.click();
  // The built form, which no script has taken over, is sent by the browser.
  await expect(contact.form).not.toHaveAttribute('data-ready');
  await expect(contact.summary).toHaveCount(0);
  expect(await contact.typed()).toEqual({ name: 'Ida', email: '', message: 'Spielt ihr bei uns?' });
});
