import { site } from '../../config/site.ts';
import { name } from './name.ts';

/** Whether the motif "match" is drawn: a match in the slit of the H of its band's logo, in that logo's units. */
export const hasMatch = site.motif === 'match' && name.hasLogo;

/** Room that it takes above the logo. */
export const matchHeight = 700;

export const matchStick = 'M3779.5 540V-150H3844.5V540Z';
export const matchHead = { cx: 3812, cy: -190, rx: 118, ry: 163 };
/** The flame that replaces the head while the logo is hovered or focused. */
export const matchFlame =
  'M3812 -40C3660 -40 3590 -170 3640 -330C3670 -430 3790 -520 3810 -690C3900 -560 4010 -430 4010 -270C4010 -120 3930 -40 3812 -40Z';
