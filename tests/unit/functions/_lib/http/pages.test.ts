import { expect, test } from 'vitest';
import { pageOf } from '../../../../../functions/_lib/http/pages.ts';
import { pageSize } from '../../../../../src/config/api.ts';

const records = Array.from({ length: 2 * pageSize + 3 }, (_, index) => index);
const at = (query: string) => pageOf(new Request(`https://match.test/api/concerts?desk${query}`), records);

test('the pages of a list hold each record once, in its order; without the parameter it is whole', () => {
  const pages = [1, 2, 3, 4].map((page) => at(`&page=${page}`));
  expect(pages.map(({ length }) => length)).toEqual([pageSize, pageSize, 3, 0]);
  expect(pages.flat()).toEqual(records);
  expect(at('')).toEqual(records);
});

test.each(['0', '-1', '1.5', 'zwei', '', '01', '1e2', '9999999'])('there is no page %j', (page) =>
  expect(() => at(`&page=${page}`)).toThrow('invalid'),
);
