import { expect, test } from 'vitest';
import { readRoute } from '../../../../../src/features/concerts/desk/route.ts';

test.each([
  [[], { view: 'list', kind: 'upcoming' }],
  [['past'], { view: 'list', kind: 'past' }],
  [['deleted'], { view: 'deleted' }],
  [['venues'], { view: 'venues' }],
  [['venues', 'deleted'], { view: 'deletedVenues' }],
  [['venues', 'halle'], { view: 'venue', id: 'halle', back: [] }],
  [['venues', 'halle', 'one', 'move'], { view: 'venue', id: 'halle', back: ['one', 'move'] }],
  [['venues', 'history', 'halle'], { view: 'venueHistory', id: 'halle' }],
  [['venues', 'new'], { view: 'venue', id: 'new', back: [] }],
  [['new'], { view: 'add', from: undefined, isNew: true }],
  [['new', 'one'], { view: 'add', from: 'one', isNew: true }],
  [['new:a1b2', 'one'], { view: 'add', from: 'one' }],
  [['one'], { view: 'edit', id: 'one' }],
  [['one', 'move'], { view: 'move', id: 'one' }],
  [['one', 'cancel'], { view: 'cancel', id: 'one' }],
  [['one', 'history'], { view: 'history', id: 'one' }],
  [['one', 'what'], { view: 'edit', id: 'one' }],
])('reads the address %j', (parts, route) => expect(readRoute(parts)).toEqual(route));
