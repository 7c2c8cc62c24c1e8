import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import HtmlLine from '../../../../../src/desk/shell/start/HtmlLine.tsx';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import type { Attention } from '../../../../../src/records/built/attention.ts';

const t = translator('de');
const sentences = ['unread', 'since', 'current', 'nightly', 'next', 'failed', 'online', 'order'] as const;

/** The sentences of the line by their names, and `order` for the button. */
function said(changes: Partial<Attention>): string {
  const answer: Attention = {
    ...{ builtAt: '2026-11-26T12:00:00Z', differences: [], unread: [], canRebuild: true, order: null },
    ...{ failedSources: [], deadLinks: [], ...changes },
  };
  const attention = { answer, failure: undefined, order: () => Promise.resolve(undefined) };
  const html = renderToStaticMarkup(<HtmlLine attention={attention} locale="de" t={t} />);
  return sentences
    .filter((name) => html.includes(t(`html-${name}`, { list: '|' }).split('|')[0] ?? ''))
    .join(' ');
}

test.each<[Partial<Attention>, string]>([
  [{}, 'current'],
  [{ differences: ['concerts'] }, 'since nightly order'],
  [{ differences: ['concerts'], canRebuild: false }, 'since next'],
  [{ differences: ['date'] }, 'current'],
  [{ differences: ['date', 'gallery'] }, 'since nightly order'],
  [{ unread: ['concerts'] }, 'unread'],
  [{ order: 'failed' }, 'current'],
  [{ order: 'failed', differences: ['date'] }, 'current'],
  [{ order: 'failed', differences: ['venues'] }, 'since nightly failed order'],
  [{ order: 'online' }, 'current online'],
  [{ order: 'online', differences: ['concerts'] }, 'since nightly order'],
])('with %j the line says: %s', (changes, expected) => expect(said(changes)).toBe(expected));
