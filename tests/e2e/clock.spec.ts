import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { showsTheListsOf } from './pages/concertLists.ts';
import { concerts, paths } from './words.ts';

/** The concert after the ball. */
const next = new Date(
  Math.min(
    ...concerts
      .map(({ date }) => Date.parse(date))
      .filter((time) => time > Date.parse('2027-02-06T19:00:01Z')),
  ),
);

test('E5 a concert and its tickets pass while the page is open, and while its timers sleep @phone', async ({
  page,
  noise,
  tabs,
  t,
}) => {
  // The clock may jump while an answer is under way, and takes its time with it.
  noise.allow(/Request time out/);
  // 26 days are longer than a timer can wait.
  await page.clock.install({ time: new Date('2027-01-11T12:00:00Z') });
  await tabs.open();
  const ball = tabs.ticket('Schnulzenball');
  const link = ball.locator('[data-tickets] a');
  await page.clock.fastForward(25 * 86_400_000);
  await showsTheListsOf(tabs, '2027-02-05T12:00:00Z');
  await expect(link).toHaveAttribute('href', 'https://tickets.example.com/2027-02-06-schnulzenball');
  // With its year, where the page was built in another one.
  const date = String.raw`6\. Feb\.( 2027)?`;
  await expect(link).toHaveAccessibleName(
    new RegExp(`^${t('live:tickets-for', { date, city: 'Salzburg' })} \\(${t('page:new-tab')}\\)$`),
  );

  await page.clock.fastForward(86_400_000 + 7 * 3_600_000);
  await showsTheListsOf(tabs, '2027-02-06T19:00:01Z');
  await expect(tabs.panel('past').locator('article').first()).toContainText('Schnulzenball');
  await expect(link).toHaveCount(0);
  await expect(tabs.slideshow('upcoming').columns).toHaveCount(4);

  await test.step('what passed while timers slept is past when the page comes back', async () => {
    const [before, after] = ['2027-02-06T19:00:01Z', next.getTime() + 1000];
    await page.clock.setSystemTime(after);
    await showsTheListsOf(tabs, before);
    // Out of the back/forward cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await showsTheListsOf(tabs, after);
  });
});

test('E6 without upcoming or past concerts both lists say so @desk', async ({
  page,
  tabs,
  allConcerts,
  language,
  t,
}) => {
  const instants = [
    ['upcoming', '2040-01-01T00:00:00Z'],
    ['past', '2020-01-01T00:00:00Z'],
  ] as const;
  for (const [kind, instant] of instants.slice(0, sized(1, 2))) {
    await page.clock.setFixedTime(new Date(instant));
    await page.goto(`${paths.live[language]}?concerts=${kind}`);
    await expect(tabs.tab(kind)).toHaveAccessibleName(/\D0\D/);
    const panel = tabs.panel(kind);
    await expect(panel).toContainText(t(`live:empty-${kind}`));
    const booking = panel.getByRole('link', { name: t('live:empty-upcoming-book') });
    await expect(booking).toHaveAttribute('href', paths.contact[language]);
    await expect(panel.getByRole('region')).toHaveCount(0);
    await expect(panel.getByRole('button')).toHaveCount(0);
    await showsTheListsOf(tabs, instant);

    await allConcerts.open();
    await expect(allConcerts.panel(kind)).toContainText(t(`live:empty-${kind}`));
    await expect(allConcerts.panel(kind).getByRole('list')).toHaveCount(0);
    await showsTheListsOf(allConcerts, instant);
  }
});
