import type { Finding } from '../budgets.ts';
import { click, type Control } from '../browser/click.ts';
import type { Host } from '../browser/server.ts';
import { oldPhone, slowLine, type Throttle } from '../../scripts/browser/throttles.ts';
import { densePhone, notesOf, visit } from '../browser/visit.ts';
import { siteMenu } from '../subjects.ts';

/** Idle time of the network after which the typefaces are there, in milliseconds. */
const idleMs = 1000;

/** A dialog hears a key only by its code. */
const escape = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };

/** Controls that need a script, and the effect of a click, or the mark that shows it until the script is there. */
const controls = {
  arrow: { selector: '#live [data-forward]', effect: '#live [data-active="1"]' },
  dot: { selector: '#live [role=group] button:nth-child(3)', effect: '#live [data-active="2"]' },
  tab: { selector: '#tab-past', effect: '#tab-past[aria-current=true]' },
  video: { selector: '#music figure button', effect: '#music figure button[aria-busy=true]' },
  picture: { selector: '#media [data-column] a', effect: '#early-picture:is([open], :popover-open)' },
  logo: { selector: 'header a[aria-haspopup]', effect: 'header a[data-pending]' },
} as const satisfies Record<string, Control>;

/** A link of the open menu marks itself as the current section. */
const sectionLink: Control = {
  selector: 'dialog[open] a:not([hreflang])',
  effect: 'header a[aria-current=page]',
};

/** Taps each control for the first time, on a good connection and on the slow line. */
export async function firstClicks(host: Host, path: string): Promise<Finding> {
  const good = await firstClicksOn(host, path, oldPhone);
  const slow = await firstClicksOn(host, path, slowLine);
  const { firstClick } = slow.figures;
  return {
    figures: { ...good.figures, ...(firstClick !== undefined && { slowFirstClick: firstClick }) },
    notes: [...good.notes, ...slow.notes.map((note) => `slow line, ${note}`)],
  };
}

/** Taps each control for the first time, while its script is held back, with a processor slowed to a quarter. */
function firstClicksOn(host: Host, path: string, throttle: Throttle): Promise<Finding> {
  return visit(host, path, { device: densePhone, throttle }, async ({ session, traffic }) => {
    await traffic.idle(idleMs);
    const { anyShift: before } = await notesOf(session);
    // Such requests wait for an answer of ours, which never comes.
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.js' }] });
    const times: Record<string, number> = {};
    const measure = async (name: string, control: Control) => {
      const nextPaint = await click(session, control);
      // Never less than the time to the next paint, which counts the painting.
      times[name] = Math.max(nextPaint, (await notesOf(session)).shown ?? NaN);
    };
    for (const [name, control] of Object.entries(controls)) {
      await measure(name, control);
      // Takes the click back, which follows its link after 8 s, and closes the dialog. Elsewhere no key is pressed: the page lays out every
      // section at the first one, which no finger makes it do.
      if (await session.evaluate<boolean>(`document.querySelector('[data-pending]') !== null`))
        await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...escape });
    }
    await click(session, siteMenu);
    await measure('section link', sectionLink);
    const { anyShift } = await notesOf(session);
    const lines = Object.entries(times).map(([name, time]) => `${name}: ${time.toFixed(0)} ms`);
    return {
      figures: { firstClick: Math.max(...Object.values(times)), clickShift: anyShift - before },
      notes: lines,
    };
  });
}
