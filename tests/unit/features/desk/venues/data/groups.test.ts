import { expect, test } from 'vitest';
import { translator } from '../../../../../../src/features/desk/frame/translate.ts';
import { groups, groupText } from '../../../../../../src/features/desk/venues/data/groups.ts';
import { typedOf } from '../venueOf.ts';

test('every field of the form belongs to one group, so that none is lost in a merge', () =>
  expect(Object.values(groups).flat().sort()).toEqual(Object.keys(typedOf()).sort()));

test('says the values of a group in words', () => {
  const typed = typedOf({
    ...{ country: 'DE', timeZone: 'Europe/Berlin', city: 'München', checkedOn: '2026-11-03' },
    ...{ quietPlace: 'partly', 'quietPlace-de': 'Oben.', 'quietPlace-en': 'Upstairs.' },
  });
  const text = (group: keyof typeof groups) => groupText(group, typed, 'de', translator('de'));
  expect(text('country')).toBe('Deutschland, Zeit in München.');
  expect(text('quietPlace')).toBe('Zum Teil / Oben. / Upstairs.');
  expect(text('hearingLoop')).toBe('Weiß nicht');
  expect(text('checkedOn')).toBe('3. November 2026');
  expect(text('website')).toBe('– leer –');
});
