import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DeskContext } from '../../../../../../src/desk/kit/deskContext.ts';
import { createDrafts, newDraftKey } from '../../../../../../src/desk/kit/drafts/drafts.ts';
import type { RecordKind } from '../../../../../../src/desk/kit/records/recordKind.ts';
import RecordScreens from '../../../../../../src/desk/kit/records/screens/RecordScreens.tsx';
import RecordMessage from '../../../../../../src/desk/kit/records/screens/RecordMessage.tsx';
import RecordScreen from '../../../../../../src/desk/kit/records/RecordScreen.tsx';
import { personKind } from '../../../../../../src/features/band/desk/people/personKind.ts';
import { textKind } from '../../../../../../src/features/band/desk/texts/textKind.ts';
import type { NumberedRecord } from '../../../../../../src/desk/kit/records/history/steps.ts';
import type { Fields, ValuesOf } from '../../../../../../src/records/fields.ts';
import { renderHook } from '../../../../renderHook.ts';
import { deskHtml, inDesk } from '../../../inDesk.ts';

vi.stubGlobal('location', { hash: '' });
const nothing = () => undefined;

interface Shown<Table extends Fields, Stored extends NumberedRecord> {
  kind: RecordKind<Table, Stored>;
  part: string;
  records?: readonly [] | undefined;
  needsList?: true;
  full?: string;
  isBegun?: boolean;
}

/** The screen of an address below the list of a kind. Each text is its key. */
function show<Table extends Fields, Stored extends NumberedRecord>(shown: Shown<Table, Stored>): string {
  const { kind, part, records, needsList, full, isBegun } = shown;
  const drafts = createDrafts<ValuesOf<Table>, Stored>(undefined, kind);
  if (isBegun) drafts.save({ key: part, typed: kind.empty, idempotencyKey: 'a key' });
  const forms = { progressOf: nothing, sentOf: nothing } as never;
  return renderToStaticMarkup(
    <DeskContext value={{ locale: 'de', t: (key) => key, home: '/', logo: null }}>
      <RecordScreens
        {...{ kind, needsList, full }}
        desk={{ records, drafts, forms, draftList: drafts.list(), hasFailed: false }}
        parts={[part]}
        back="#band"
        nameOf={() => ''}
        list={() => 'the list'}
        form={() => 'the form'}
        onTakeBack={nothing}
        onRestore={() => Promise.resolve(false)}
      />
    </DeskContext>,
  );
}

test('a new record whose place the others tell waits for them, unless it is begun', () => {
  const person = { kind: personKind, part: newDraftKey() } as const;
  expect(show(person)).toBe('the form');
  const placed = { ...person, needsList: true } as const;
  expect(show(placed)).toMatch(/role="status">wait/);
  expect(show({ ...placed, records: [] })).toBe('the form');
  expect(show({ ...placed, isBegun: true })).toBe('the form');
});

test('no address opens the form of a record for which there is no room, but that of one that is begun', () => {
  const person = { kind: personKind, part: newDraftKey(), full: 'no room', records: [] } as const;
  expect(show(person)).toMatch(/role="status">no room/);
  expect(show({ ...person, isBegun: true })).toBe('the form');
});

test('the form whose record has taken the last room stays until the list opens', async () => {
  const screen = { draftList: [], records: [], hasFailed: false, forms: { sentOf: nothing } } as never;
  const props = { kind: personKind, desk: screen, draftKey: 'new:a', id: undefined, back: '#band' };
  const shown: { full?: string } = {};
  const hook = await renderHook(
    () => RecordScreen({ ...props, ...shown, nameOf: () => '', children: () => 'the form' }),
    (part) => inDesk(part),
  );
  expect(hook.current).toBe('the form');
  shown.full = 'no room';
  await hook.rerender();
  expect(hook.current).toBe('the form');
});

test('a record that is not there may be among the deleted ones', () => {
  const missing = deskHtml(<RecordMessage kind="message" back="#messages" isMissing hasFailed={false} />);
  expect(missing).toContain('href="#messages/deleted"');
});

test.each(['new', newDraftKey(), 'nothing', 'deleted'])(
  'of a kind to which none is added, %j is missing',
  (part) => {
    const html = show({ kind: textKind, part, records: [] });
    expect(html).toContain('record-missing');
    expect(html).not.toContain('deleted');
    expect(show({ kind: textKind, part })).toMatch(/role="status">wait/);
  },
);
