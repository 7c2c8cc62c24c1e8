/** Numbers of the specification (section 9) that the page's scripts share. */

/** Free space above a section that a link scrolls to, in CSS pixels; `--section-offset` in `tokens.css` is its twin. */
export const sectionOffset = 40;

/** A click waits this long for its script, in milliseconds, before the browser follows its link (INTERACTIONS, C8). */
export const clickReplayTimeoutMs = 8000;

/** The header hides when scrolling down past this share of the window's height. */
export const headerHideThreshold = 0.3;

/** Minimum time between two reads of the scroll position, in milliseconds. */
export const scrollThrottle = 20;

/** Below this width the navigation is a menu, in CSS pixels at the initial text size. */
export const menuBreakpoint = 576;

/** Islands wait at most this long for the typefaces, in milliseconds, before their scripts are fetched. */
export const facesTimeoutMs = 4000;

/** A release is new until the end of the 31st day after its release day. */
export const newReleaseDays = 31;

/** At most this many videos, whatever the channel holds. */
export const maxVideos = 10;

/** Clicks within this time, in milliseconds, are one click: the length of a slow double click. */
export const doubleClickMs = 500;

/** Two clicks farther apart than this, in CSS pixels, are on two controls: the smallest control is as wide (INTERACTIONS, G6). */
export const doubleClickReach = 24;

/** DESIGN, Routes: the home page holds this many concerts of either kind and this many pictures; the lists hold the rest. */
export const homePageRecords = 60;
