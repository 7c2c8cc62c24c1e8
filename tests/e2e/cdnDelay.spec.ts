import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { withoutPurge } from './pages/withoutPurge.ts';

const hour = { de: '60 Minuten', en: '60 minutes' };

test('says that visitors may see a concert an hour later', async ({ page, language, concerts, desk }) => {
  const late = desk.word('delay', { wait: hour[language] });

  await concerts.add({ name: `Gleich ${language}`, date: '2027-03-04', time: '20:00' });
  await expect(concerts.notice).not.toContainText(late);

  // On a phone the notice takes the place of the button for 20 seconds.
  await page.reload();
  await withoutPurge(page, '**/api/concerts');
  await concerts.add({ name: `Später ${language}`, date: '2027-03-05', time: '20:00' });
  await expect(concerts.notice).toContainText(late);
});
