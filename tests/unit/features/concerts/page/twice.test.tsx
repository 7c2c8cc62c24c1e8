import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import PrimaryButton from '../../../../../src/components/ui/PrimaryButton.tsx';
import { nextConcerts } from '../../../../../src/features/concerts/page/nextConcerts.ts';
import { actions } from '../../../../../src/features/concerts/page/sheet/actions.ts';
import { ticketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import Ticket from '../../../../../src/features/concerts/ticket/Ticket.tsx';
import { takesPlace } from '../../../../../src/records/concertRules.ts';
import { yearIn } from '../../../../../src/lib/dates/localTime.ts';
import { contextIn, shownIn, states } from './shown.ts';

/** Tags, attributes for readers and addresses, and texts, without what only an island or a style sheet reads. */
function content(element: HTMLElement | null | undefined): unknown[] {
  const kept = ['href', 'lang', 'datetime', 'aria-label', 'aria-hidden', 'target', 'rel'];
  return (element?.querySelectorAll('*') ?? []).map((each) => [
    each.rawTagName,
    Object.fromEntries(kept.map((name) => [name, each.getAttribute(name)])),
    each.text,
  ]);
}

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  const context = contextIn(locale);
  const year = yearIn(context.now);
  const upcoming = Object.keys(states).filter((state) => {
    const { concert } = shownIn(state);
    return state !== 'past' && takesPlace(concert);
  });

  test('the tickets below a concert leave out what does not take place', () => {
    const all = Object.keys(states).map((state) => ({ ...shownIn(state).concert, id: state }));
    for (const concert of all.filter((each) => !takesPlace(each)))
      expect(nextConcerts([concert], undefined, context).text).not.toContain('<article');
  });

  test.each(upcoming)('the ticket below a concert is that of the lists, without details: %s', (state) => {
    const { concert } = shownIn(state);
    const small = parse(nextConcerts([concert], undefined, context).text).querySelector('article');
    const card = { ...ticketContent(concert, locale, context.t, year), notes: [], tickets: undefined };
    const ticket = <Ticket concert={card} labels={{ tickets: '', newTab: '' }} year={year} level={3} />;
    const listed = parse(renderToStaticMarkup(ticket)).querySelector('article');
    // The month has an element of its own only where it can be styled beside a year.
    listed?.querySelectorAll('[aria-hidden] span span').forEach((span) => span.replaceWith(span.text));
    small?.querySelectorAll('[aria-hidden] span span').forEach((span) => span.replaceWith(span.text));
    expect(content(small)).toEqual(content(listed));
    expect(content(small).length).toBeGreaterThan(4);
  });

  test('the ticket link is the button of the house', () => {
    const shown = shownIn('whole');
    const link = parse(actions(shown, context)?.text ?? '').querySelector('a[target]');
    const { url, name } = ticketContent(shown.concert, locale, context.t, year).tickets ?? {
      url: '',
      name: '',
    };
    const newTab = context.t('page:new-tab');
    const button = parse(
      renderToStaticMarkup(
        <PrimaryButton
          labelKey="live:tickets"
          t={context.t}
          size="large"
          href={url}
          name={`${name} (${newTab})`}
          newTab={newTab}
        />,
      ),
    ).querySelector('a');
    // The sentence for readers is in its name as well.
    button?.querySelector('.visually-hidden')?.remove();
    const attributes = ['href', 'aria-label', 'target', 'rel'];
    const read = (element: HTMLElement | null | undefined) =>
      attributes.map((key) => element?.getAttribute(key));
    expect([...read(link), content(link)]).toEqual([...read(button), content(button)]);
  });
});
