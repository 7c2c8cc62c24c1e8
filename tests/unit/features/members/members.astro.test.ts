import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { parse } from 'node-html-parser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localeCodes } from '../../../../src/config/locales.ts';
import Members from '../../../../src/features/members/Members.astro';
import { memberRecord, type Member } from '../../../../src/records/member.ts';

let listed: Member[] = [];
vi.mock('../../../../src/stores/collections/content.ts', () => ({ members: () => Promise.resolve(listed) }));
// Pictures have tests of their own.
vi.mock('../../../../src/components/ui/RenderedPicture.astro', async () => {
  const { createComponent, render } = await import('astro/runtime/server/index.js');
  return { default: createComponent(() => render`<img alt="">`) };
});
afterEach(() => {
  listed = [];
});

const container = await AstroContainer.create();
const name = 'Aleksandra Wolkenstein-Hohenberg Vidovič';
const member = (order: number): Member =>
  memberRecord.parse({
    ...{ order, name: order === 1 ? name : 'Nora', img: 'nora' },
    instrumentLangKeys: ['voice', { de: 'Singende Säge', en: 'Musical saw' }],
    text: { de: `Schreibt ${order}.`, en: `Writes ${order}.` },
  });
const words = { de: ['Gesang & Singende Säge', 'Schreibt'], en: ['Vocals & Musical saw', 'Writes'] };

describe.each(localeCodes)('the members (%s)', (locale) => {
  const render = async (count: number) => {
    listed = Array.from({ length: count }, (_, index) => member(index + 1));
    return parse(await container.renderToString(Members, { props: { locale } }));
  };
  const [instruments = '', writes = ''] = words[locale];

  test('the only member has the text beside the portrait, and nothing to open', async () => {
    const html = await render(1);
    expect(html.querySelector('details, ul')).toBeNull();
    expect(html.querySelectorAll('.only img')).toHaveLength(1);
    const heading = html.querySelector('h3')?.text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
    expect(heading).toBe(`${name} ${instruments}`);
    expect(html.querySelector('p')?.text).toBe(`${writes} 1.`);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('%i members have a card each, all closed', async (count) => {
    const html = await render(count);
    expect(html.querySelectorAll('li > details[name="members"]:not([open])')).toHaveLength(count);
    expect(html.querySelector('.only')).toBeNull();
    expect(html.querySelectorAll('details p').map(({ text }) => text)).toEqual(
      listed.map(({ order }) => `${writes} ${order}.`),
    );
    expect(html.querySelectorAll('.long'), 'a long name is set smaller').toHaveLength(1);
  });

  test('a member without a text has a card that is no control', async () => {
    listed = [member(1), { ...member(2), text: undefined }];
    const html = parse(await container.renderToString(Members, { props: { locale } }));
    expect(html.querySelectorAll('li > details')).toHaveLength(1);
    const card = html.querySelector('li > div.member');
    expect(card?.querySelector('h3')?.text).toContain('Nora');
    expect(card?.querySelector('summary, p')).toBeNull();
  });
});
