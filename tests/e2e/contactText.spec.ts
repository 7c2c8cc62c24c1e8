// Nothing that was typed into the contact form is lost, and nothing is cut silently.
import { expect, test } from './fixtures.ts';
import { violations } from './pages/axe.ts';
import { ContactPage, validMessage } from './pages/ContactPage.ts';
import { endDoubleClick } from './pages/doubleClick.ts';
import { paths } from './words.ts';

/** The texts of messages that have left the page. */
const sentMessages = (bodies: readonly string[]) =>
  bodies.map((body) => new URLSearchParams(body).get('message'));

test('F3 text typed while sending stays, and can be sent after it; one over the limit, too', async ({
  page,
  t,
  contact,
}) => {
  await contact.open();
  const sendings = contact.sendings();
  const answer = await contact.hold();
  await contact.write();
  await contact.button.click();
  await expect(contact.status).toHaveText(t('contact:sending'));
  await contact.field('message').press('End');
  await contact.field('message').pressSequentially(' PS');
  const more = { ...validMessage, message: `${validMessage.message} PS` };
  answer();

  await expect(contact.status).toHaveText(t('contact:sent-kept'));
  expect(await contact.typed()).toEqual(more);
  expect(sentMessages(sendings)).toEqual([validMessage.message]);
  await contact.reload();
  expect(await contact.typed()).toEqual(more);

  await test.step('F3 F4 sending and success are announced by role=status; the poster takes the place of the form, and the focus', async () => {
    sendings.length = 0;
    await contact.purpose('merch').check();
    const answerAgain = await contact.hold();
    await contact.button.dblclick();
    await expect(contact.status).toHaveText(t('contact:sending'));
    await expect(contact.button, 'F7 the button is never disabled').toBeEnabled();
    await endDoubleClick(page);
    await contact.button.click();
    answerAgain();

    await expect(contact.status).toHaveText(t('contact:sent'));
    expect(sendings, 'F3 however often it is clicked').toEqual([expect.stringContaining('purpose=merch')]);
    expect(sentMessages(sendings)).toEqual([more.message]);
    await expect(contact.form).toHaveCount(0);
    await expect(contact.poster).toBeFocused();
    const heading = contact.poster.getByRole('heading', { name: t('page:title-thanks') });
    await expect(heading).toBeInViewport();
    await expect(contact.poster.getByText(t('page:thanks-text'))).toBeInViewport();
    expect(await violations(page, 'main')).toEqual([]);
  });

  await test.step('a pasted message over the limit is kept, counted and refused in words; the last that fits is sent', async () => {
    sendings.length = 0;
    await contact.poster.getByRole('link', { name: t('page:thanks-again') }).click();
    await contact.endShortestWriting();
    expect(await contact.typed()).toEqual({ name: '', email: '', message: '' });
    const count = (key: string, typed = 0, over = 0) =>
      contact.form.getByText(t(`contact:${key}`, { typed, over, most: 5000 }), { exact: true });
    await contact.write();

    await contact.paste('message', 'x'.repeat(4500));
    await expect(contact.field('message')).toHaveValue('x'.repeat(4500));
    await expect(count('count', 4500)).toHaveCount(0);
    await contact.paste('message', 'x'.repeat(4501));
    await expect(count('count', 4501)).toBeVisible();
    await expect(count('count-near')).toBeAttached();
    await contact.paste('message', 'x'.repeat(5213));
    await expect(contact.field('message')).toHaveValue('x'.repeat(5213));
    await expect(count('count-over', 5213, 213)).toBeVisible();
    await contact.button.click();
    await expect(contact.summary).toBeFocused();
    await expect(contact.summary.getByRole('link')).toHaveText([t('contact:error-message-long')]);
    await expect(contact.field('message')).toHaveValue('x'.repeat(5213));
    expect(sendings).toEqual([]);

    await contact.reload();
    await expect(count('count-over', 5213, 213)).toBeVisible();
    await contact.paste('message', 'x'.repeat(5000));
    await expect(count('count', 5000)).toBeVisible();
    await contact.button.click();
    await expect(contact.status).toHaveText(t('contact:sent'));
    expect(sentMessages(sendings)).toEqual(['x'.repeat(5000)]);
  });
});

test('F3 G12 the way back after another language shows the newest text, not the one of that page', async ({
  page,
  contact,
  language,
  other,
}) => {
  // With the browser's own clock, which knows how a page was reached.
  await page.goto(paths.contact[language]);
  await contact.awake();
  await contact.write({ message: 'Erster Satz.' });
  await contact.purpose('merch').check();
  await page.goto(paths.contact[other]);
  const elsewhere = new ContactPage(page, other);
  await elsewhere.awake();
  await expect(elsewhere.field('message')).toHaveValue('Erster Satz.');
  await elsewhere.write({ message: 'Erster Satz. Zweiter Satz.' });
  await page.goBack();
  await expect(page).toHaveURL(paths.contact[language]);
  await contact.awake();
  await expect(contact.field('message')).toHaveValue('Erster Satz. Zweiter Satz.');
  await expect(contact.purpose('merch')).toBeChecked();
  await contact.write({ name: 'Toni' });
  await page.goForward();
  await elsewhere.awake();
  await expect(elsewhere.field('message')).toHaveValue('Erster Satz. Zweiter Satz.');
  await expect(elsewhere.field('name')).toHaveValue('Toni');
});
