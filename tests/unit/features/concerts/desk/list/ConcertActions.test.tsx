import { expect, test } from 'vitest';
import ConcertActions from '../../../../../../src/features/concerts/desk/list/ConcertActions.tsx';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { deskHtml } from '../../../../desk/inDesk.ts';
import { concertOf } from '../concertOf.ts';

const [past, coming] = ['2020-02-02T19:00:00Z', '2100-12-04T19:00:00Z'];
const t = translator('de');

test.each([
  ['planned', coming, '', 'edit sold-out move duplicate share view history cancel delete'],
  ['soldOut', coming, '', 'edit tickets move duplicate share view history cancel delete'],
  ['postponed', coming, '', 'edit move duplicate share view history reinstate cancel delete'],
  ['cancelled', coming, '', 'edit move duplicate share view history reinstate delete'],
  ['planned', past, '', 'edit duplicate share view history delete'],
  ['cancelled', past, '', 'edit duplicate share view history reinstate-past delete'],
  // Visitors do not know it yet.
  ['planned', coming, '2100-11-01T12:00:00Z', 'edit sold-out duplicate history delete'],
] as const)('a %s concert at %s, shown from "%s", offers: %s', (status, date, showFrom, expected) => {
  const concert = concertOf({ status, date, ...(showFrom && { showFrom }) });
  const props = { isOpen: true, discarded: [], onClose: () => undefined, onSoldOut: () => undefined };
  const others = { onReinstate: () => undefined, onShare: () => undefined, onBringBack: () => undefined };
  const html = deskHtml(<ConcertActions {...{ concert, ...props, ...others }} onDelete={() => undefined} />);
  const labels = expected
    .split(' ')
    .map((name) => (name === 'view' ? t('view') : t(`action-${name}` as 'action-edit')));
  expect([...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, label]) => label)).toEqual(labels);
});
