import AxeBuilder from '@axe-core/playwright';
import { contactAddress } from '../../src/config/contact.ts';
import { site } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { ContactPage, validMessage } from './pages/ContactPage.ts';
import { endDoubleClick } from './pages/doubleClick.ts';
import { inBothLanguages, paths, text } from './words.ts';

const api = `**${contactAddress}`;

for (const [locale, where] of inBothLanguages) {
  test.describe(locale, where, () => {
    test('F1 labels are visible, words mark required fields, autofill works, and a wide window shows the facts beside the form', async ({
      page,
      isMobile,
    }) => {
      const contact = new ContactPage(page, locale);
      await contact.open();

      for (const name of ['name', 'email', 'message'] as const) {
        const label = contact.form.locator(`label[for=${name}]`);
        await expect(label).toBeVisible();
        await expect(label).toContainText(text(locale, 'contact:required'));
        await expect(contact.field(name)).toHaveAttribute('required');
      }
      await expect(contact.field('name')).toHaveAttribute('autocomplete', 'name');
      await expect(contact.field('email')).toHaveAttribute('autocomplete', 'email');
      await expect(contact.form.getByRole('group', { name: text(locale, 'contact:purpose') })).toBeVisible();

      const facts = page.getByRole('region', { name: text(locale, 'contact:facts') });
      const [form, sheet] = [await contact.form.boundingBox(), await facts.boundingBox()];
      if (!form || !sheet) throw new Error('The form and the facts have no place.');
      if (isMobile) expect(sheet.y).toBeGreaterThanOrEqual(form.y + form.height);
      else expect([sheet.y, sheet.x > form.x + form.width]).toEqual([form.y, true]);
    });

    test('F2 the summary of errors gets the focus and leads to the fields, and each field says the same', async ({
      page,
    }) => {
      const contact = new ContactPage(page, locale);
      await contact.open();
      const sendings = contact.sendings();
      await contact.write({ email: 'toni@example' });
      await contact.button.click();

      await expect(contact.summary).toBeFocused();
      const expected = ['name-required', 'email-invalid', 'message-required'];
      await expect(contact.summary.getByRole('link')).toHaveText(
        expected.map((error) => text(locale, `contact:error-${error}`)),
      );
      for (const error of expected) {
        const field = contact.form.locator(`#${error.split('-')[0]}`);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(
          new RegExp(text(locale, `contact:error-${error}`).slice(0, 20)),
        );
      }
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
      await contact.summary.getByRole('link').nth(1).click();
      await expect(contact.field('email')).toBeFocused();
      expect(sendings).toEqual([]);
    });

    test('F4 sending and success are announced by role=status; the poster takes the place of the form, and the focus', async ({
      page,
    }) => {
      const contact = new ContactPage(page, locale);
      await contact.open();
      const answer = await contact.hold();
      await contact.write();
      await contact.button.click();
      await expect(contact.status).toHaveText(text(locale, 'contact:sending'));
      answer();

      await expect(contact.status).toHaveText(text(locale, 'contact:sent'));
      await expect(contact.form).toHaveCount(0);
      await expect(contact.poster).toBeFocused();
      const heading = contact.poster.getByRole('heading', { name: text(locale, 'page:title-thanks') });
      await expect(heading).toBeInViewport();
      await expect(contact.poster.getByText(text(locale, 'page:thanks-text'))).toBeInViewport();
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

      await contact.poster.getByRole('link', { name: text(locale, 'page:thanks-again') }).click();
      await contact.awake();
      expect(await contact.typed()).toEqual({ name: '', email: '', message: '' });
    });
  });
}

test('F3 a double click sends once', async ({ page }) => {
  const contact = new ContactPage(page, 'de');
  await contact.open();
  const sendings = contact.sendings();
  await contact.purpose('merch').check();
  await contact.write();
  const answer = await contact.hold();
  const underWay = page.waitForRequest(api);
  await contact.button.dblclick();
  await underWay;
  // A later click sends nothing, too.
  await contact.button.click();
  answer();

  await expect(contact.status).toHaveText(text('de', 'contact:sent'));
  expect(sendings).toHaveLength(1);
  expect(sendings[0]).toContain('purpose=merch');
  await expect(contact.summary).toBeHidden();
});

for (const [failure, fail] of [
  ['does not answer', { abort: true }],
  ['is broken', { status: 500 }],
  ['has had too many', { status: 429 }],
] as const) {
  test(
    `F5 the service ${failure}: the page says so, keeps the text, and offers it as e-mail and to copy`,
    { tag: '@desk' },
    async ({ page, noise, context }) => {
      noise.allow(/Failed to load resource/);
      await context.grantPermissions(['clipboard-write']);
      const contact = new ContactPage(page, 'de');
      await contact.open();
      const title = 'Ein Satz des Servers.';
      await page.route(api, (route) =>
        'abort' in fail
          ? route.abort()
          : route.fulfill({
              ...fail,
              contentType: 'application/problem+json',
              body: JSON.stringify({ title }),
            }),
      );
      await contact.write();
      await contact.button.click();

      const alert = contact.form.getByRole('alert');
      await expect(alert).toContainText('abort' in fail ? text('de', 'contact:unreachable') : title);
      expect(await contact.typed()).toEqual(validMessage);
      const href = new URL((await contact.mail.getAttribute('href')) ?? '');
      expect(href.pathname).toBe(site.email);
      expect(href.searchParams.get('body')).toBe(validMessage.message);
      await contact.form.getByRole('button', { name: text('de', 'contact:copy') }).click();
      await expect(contact.form.getByText(text('de', 'contact:copied'))).toBeVisible();
      // Pasted, because the page's policy forbids reading the clipboard.
      await contact.field('name').selectText();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(contact.field('name')).toHaveValue(validMessage.message);

      await page.unrouteAll();
      await endDoubleClick(page);
      await contact.button.click();
      await expect(contact.status).toHaveText(text('de', 'contact:sent'));
    },
  );
}

test('F7 the contact button is never disabled', { tag: '@phone' }, async ({ page }) => {
  const contact = new ContactPage(page, 'de');
  await contact.open();
  await expect(contact.button).toBeEnabled();
  await contact.button.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.button).toBeEnabled();
  await contact.write();
  await page.route(api, () => undefined);
  await endDoubleClick(page);
  await contact.button.click();
  await expect(contact.status).toHaveText(text('de', 'contact:sending'));
  await expect(contact.button).toBeEnabled();
});

test('F8 the form waits for the minimum writing time', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const contact = new ContactPage(page, 'en');
  await page.goto(paths.contact.en);
  // The typefaces, which the island waits for, are fetched a moment after the load event.
  await page.clock.runFor(1);
  await contact.awake();
  const sendings = contact.sendings();
  await contact.write();
  await contact.button.click();
  await expect(contact.status).toHaveText(text('en', 'contact:sending'));
  await page.clock.runFor(2000);
  expect(sendings).toEqual([]);
  await page.clock.runFor(1);

  await expect(contact.status).toHaveText(text('en', 'contact:sent'));
  expect(new URLSearchParams(sendings[0]).get('took')).toBe('2001');
});

test('F8 there is no puzzle, and only programs find the honeypot', { tag: '@desk' }, async ({ page }) => {
  const contact = new ContactPage(page, 'de');
  await contact.open();
  const trap = contact.form.locator('[name=website]');

  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(contact.form.getByRole('textbox')).toHaveCount(3);
  await contact.purpose('booking').focus();
  for (const name of ['name', 'email', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(contact.field(name)).toBeFocused();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, where] of inBothLanguages) {
    test(
      `F6 a plain post: what is wrong comes back with everything typed, then the thanks (${locale})`,
      where,
      async ({ page, noise }) => {
        noise.allow(/422/);
        const contact = new ContactPage(page, locale);
        await contact.open({ script: false });
        await contact.purpose('merch').check();
        // The browser accepts it; only the function demands a complete domain.
        await contact.write({ ...validMessage, email: 'toni@example' });
        await contact.button.click();

        await expect(page).toHaveURL(contactAddress);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByText(text(locale, 'contact:error-email-invalid')).first()).toBeVisible();
        await expect(contact.purpose('merch')).toBeChecked();
        await expect(contact.field('message')).toHaveValue(validMessage.message);
        expect((await page.locator('main').boundingBox())?.width, 'its style counts').toBeLessThanOrEqual(
          700,
        );
        await contact.field('email').fill(validMessage.email);
        await contact.button.click();

        await expect(page).toHaveURL(paths['contact-thanks'][locale]);
        await expect(page.getByText(text(locale, 'page:thanks-text'))).toBeVisible();
      },
    );
  }
});
