/**
 * The wordmark in units of the display face (cap height 1350, baseline at 1350). Its cuts differ in height only. A higher
 * cut stretches the straight zone of each letter and keeps its bars and curves (look guide, Logo).
 */
interface Letter {
  path: string;
  /** Points below this height move down when the letter grows. */
  pivot: number;
  /** Heights of the upper and the lower edge of a movable bar. */
  bar?: Bar;
}

/** Upper and lower edge of the bar of the H, in units from the top of the letter. */
type Bar = readonly [upper: number, lower: number];

const letters: readonly Letter[] = [
  {
    path: 'M12 1350L354 1350L354 250L360 250L418 1350L792 1350L850 250L856 250L856 1350L1198 1350L1198 0L646 0L607 1081L603 1081L564 0L12 0Z',
    pivot: 700,
  },
  {
    path: 'M1233 1350L1583 1350L1590 1036L1617 1036L1623 1350L1973 1350L1875 -2L1327 -2ZM1589 782L1600 250L1606 250L1618 782Z',
    pivot: 700,
  },
  { path: 'M2133 1350L2481 1350L2481 254L2605 254L2605 0L2009 0L2009 254L2133 254Z', pivot: 700 },
  {
    path: 'M3000 1358Q3360 1358 3361 1164Q3362 970 3362 778L3014 778Q3014 1060 3014 1082Q3014 1104 3002 1104Q2990 1104 2991 1082Q2992 1060 2992 670Q2992 284 2992 262Q2992 240 3002 240Q3014 240 3014 263Q3014 286 3014 574L3362 574Q3362 368 3362 177Q3362 -14 2998 -14Q2646 -14 2646 178Q2646 370 2646 670Q2646 968 2646 1163Q2646 1358 3000 1358Z',
    pivot: 600,
  },
  {
    path: 'M3399 1350L3399 0L3747 0L3747 560L3877 560L3877 0L4225 0L4225 1350L3877 1350L3877 815L3747 815L3747 1350Z',
    pivot: 500,
    bar: [560, 815],
  },
];

/** Width of the wordmark, and its cap height before any growth. */
export const logoWidth = 4225;
export const logoHeight = 1350;

/** The outline of the wordmark, higher by `growth` units. `movedBar` sets the position of the bar of the H. */
export function wordmark(growth = 0, movedBar?: Bar): string {
  return letters
    .map(({ path, pivot, bar }) => {
      const place = (y: number) => movedBar?.[bar?.indexOf(y) ?? -1] ?? (y > pivot ? y + growth : y);
      return path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${x} ${place(Number(y))}`);
    })
    .map(relative)
    .join('');
}

/** Converts the outline to relative coordinates. The cuts then share most of their text, which compresses well. */
function relative(path: string): string {
  let [x, y] = [0, 0];
  return path.replace(/([MLQZ])([^MLQZ]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') return 'z';
    const points = numbers.split(' ').map(Number);
    const from = [x, y];
    const steps = points.map((value, index) => value - (from[index % 2] ?? 0));
    [x, y] = points.slice(-2) as [number, number];
    const [dx = 0, dy = 0] = steps;
    if (command === 'M') return `M${numbers}`;
    if (command === 'L' && dy === 0) return `h${dx}`;
    if (command === 'L' && dx === 0) return `v${dy}`;
    return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
  });
}

/** The match that stands in the slit of the H. */
export const matchStick = 'M3779.5 540V-150H3844.5V540Z';
export const matchHead = { cx: 3812, cy: -190, rx: 118, ry: 163 };
/** The flame that replaces the head while the logo is hovered or focused. */
export const matchFlame =
  'M3812 -40C3660 -40 3590 -170 3640 -330C3670 -430 3790 -520 3810 -690C3900 -560 4010 -430 4010 -270C4010 -120 3930 -40 3812 -40Z';
