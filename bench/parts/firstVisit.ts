import { inlineScript } from '../../scripts/project/inlineScript.ts';
import type { FigureId, Figures, Finding } from '../budgets.ts';
import type { Host } from '../browser/server.ts';
import type { Session } from '../browser/session.ts';
import { type Exchange, type Traffic, bytesOf, foreign, heaviest } from '../browser/traffic.ts';
import { type Device, densePhone, midPhone, visit } from '../browser/visit.ts';

/** Runs in the page: the addresses of the hero's images, backgrounds and masks. */
const heroPictures = `(() => {
  const hero = document.querySelector('#hero');
  const elements = hero ? [hero, ...hero.querySelectorAll('*')] : [];
  const painted = [undefined, '::before', '::after'].flatMap((pseudo) => elements.flatMap((element) => {
    const { backgroundImage, maskImage } = getComputedStyle(element, pseudo);
    return [...(backgroundImage + maskImage).matchAll(/url\\("([^"]+)"\\)/g)].map(([, url]) => url);
  }));
  return [...new Set([...elements.map((element) => element.currentSrc).filter(Boolean), ...painted])];
})()`;

/** Idle time of the network after which the visit is complete, in milliseconds. */
const idleMs = 1000;

/** Measures a first visit without input on two phones; of each figure the worse one counts. */
export async function firstVisit(host: Host, path: string): Promise<Finding> {
  const dense = await visitOn(densePhone, host, path);
  const mid = await visitOn(midPhone, host, path);
  return { figures: worse(dense.figures, mid.figures), notes: dense.notes };
}

function visitOn(device: Device, host: Host, path: string): Promise<Finding> {
  return visit(host, path, { device }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    const hero = await session.evaluate<string[]>(heroPictures);
    const html = await documentText(session, traffic);
    const figures = { ...weigh(traffic, hero, host.origin), inlineScript: inlineScript(html) };
    return { figures, notes: heaviest(traffic.exchanges) };
  });
}

/** The HTML as the server sent it, before scripts changed the page. */
async function documentText(session: Session, { exchanges }: Traffic): Promise<string> {
  const page = exchanges.find(({ type }) => type === 'Document');
  if (!page) throw new Error('The browser has not seen the page that it loaded.');
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: page.id });
  return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
}

function weigh({ exchanges, loadedAt = 0 }: Traffic, hero: readonly string[], origin: string): Figures {
  const fonts = exchanges.filter(({ type }) => type === 'Font');
  const isHero = ({ url }: Exchange) => hero.includes(url);
  return {
    scriptFiles: exchanges.filter(({ type }) => type === 'Script').length,
    visitTotal: bytesOf(exchanges, () => true),
    visitHtml: bytesOf(exchanges, ({ type }) => type === 'Document' || type === 'Stylesheet'),
    visitFonts: bytesOf(fonts, () => true),
    visitHero: bytesOf(exchanges, isHero),
    visitPictures: bytesOf(exchanges, (exchange) => exchange.type === 'Image' && !isHero(exchange)),
    earlyFonts: fonts.filter(({ startedAt }) => startedAt < loadedAt).length,
    visitForeign: foreign(exchanges, origin),
  };
}

function worse(some: Figures, others: Figures): Figures {
  const ids = Object.keys(some) as FigureId[];
  return Object.fromEntries(ids.map((id) => [id, Math.max(some[id] ?? 0, others[id] ?? 0)]));
}
