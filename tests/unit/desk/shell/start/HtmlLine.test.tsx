import { deskHtml } from '../../inDesk.ts';
import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';
import HtmlLine from '../../../../../src/desk/shell/start/HtmlLine.tsx';
import { recently } from '../../../../../src/lib/dates/dates.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import type { Attention } from '../../../../../src/records/built/attention.ts';

const t = translator('de');
const sentences = [
  ...([
    'unread',
    'since',
    'current',
    'nightly',
    'next',
    'by-hand',
    'spent',
    'few',
    'ordered',
    'building',
    'failed',
    'online',
    'order',
  ] as const),
];

function render(changes: Partial<Attention>): string {
  const attention = {
    answer: attentionOf(changes),
    failure: undefined,
    order: () => Promise.resolve(undefined),
  };
  return deskHtml(<HtmlLine attention={attention} />);
}

/** The sentences of the line by their names, and `order` for the button. */
function said(changes: Partial<Attention>): string {
  const html = render(changes);
  return sentences
    .filter((name) => html.includes(t(`html-${name}`, { list: '|', most: 20 }).split('|')[0] ?? ''))
    .join(' ');
}

test('the line says its age and its changes', () => {
  const builtAt = new Date(Date.now() - 30 * 3_600_000);
  const html = render({ builtAt: builtAt.toISOString(), differences: ['concerts', 'gallery'] });
  const list = `${t('html-concerts')} und ${t('html-gallery')}`;
  expect(html).toContain(t('html-age', { time: recently('de', builtAt, new Date()) }));
  expect(html).toContain(t('html-since', { list }));
});

test.each<[Partial<Attention>, string]>([
  [{}, 'current'],
  [{ differences: ['concerts'] }, 'since nightly order'],
  [{ differences: ['concerts'], canRebuild: false, buildsLeft: null }, 'since next'],
  [{ differences: ['concerts'], buildsLeft: null }, 'since by-hand order'],
  [{ differences: ['concerts'], buildsLeft: 11 }, 'since nightly order'],
  [{ differences: ['concerts'], buildsLeft: 10 }, 'since by-hand order'],
  [{ differences: ['concerts'], buildsLeft: 6 }, 'since by-hand few order'],
  [{ differences: ['concerts'], buildsLeft: 0 }, 'since by-hand spent few order'],
  [{ differences: ['date'] }, 'current'],
  [{ differences: ['date', 'gallery'] }, 'since nightly order'],
  [{ unread: ['concerts'] }, 'unread'],
  [{ unread: ['concerts'], canRebuild: false, buildsLeft: null }, 'unread'],
  [{ unread: ['concerts'], buildsLeft: null }, 'unread order'],
  [{ order: 'failed' }, 'current'],
  [{ order: 'failed', differences: ['date'] }, 'current'],
  [{ order: 'failed', differences: ['venues'] }, 'since nightly failed order'],
  [{ order: 'ordered', differences: ['venues'] }, 'since nightly ordered'],
  [{ order: 'building', differences: ['venues'] }, 'since nightly building'],
  [{ order: 'online' }, 'current online'],
  [{ order: 'online', differences: ['concerts'] }, 'since nightly order'],
])('with %j the line says: %s', (changes, expected) => expect(said(changes)).toBe(expected));

test.each([7, 1])('with %i builds left the line says so', (count) =>
  expect(render({ buildsLeft: count })).toContain(`<p>${t('html-left', { count, most: 20 })}`),
);
