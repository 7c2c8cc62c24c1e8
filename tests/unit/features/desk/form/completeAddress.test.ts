import { expect, test } from 'vitest';
import { completeAddress } from '../../../../../src/features/desk/form/completeAddress.ts';

test.each([
  ['', ''],
  [' tickets.example.com/1 ', 'https://tickets.example.com/1'],
  ['tickets.example.com:8080', 'https://tickets.example.com:8080'],
  ['//tickets.example.com', 'https://tickets.example.com'],
  ['https://tickets.example.com', 'https://tickets.example.com'],
  // Not secure: the form says so.
  ['http://tickets.example.com', 'http://tickets.example.com'],
])('completes "%s" to "%s"', (typed, expected) => expect(completeAddress(typed)).toBe(expected));
