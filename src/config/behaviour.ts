/** Numbers of the specification (section 9) that the page's scripts share. */

/** Free space above a section that a link scrolls to, in CSS pixels; `--section-offset` in `tokens.css` is its twin. */
export const sectionOffset = 40;

/** A click waits this long for its script, in milliseconds, before the browser follows its link (INTERACTIONS, C8). */
export const clickReplayTimeoutMs = 8000;

/** A release is new until the end of the 31st day after its release day. */
export const newReleaseDays = 31;

/** At most this many videos, whatever the channel holds. */
export const maxVideos = 10;

/** DESIGN, Routes: the home page holds this many concerts of either kind and this many pictures; the lists hold the rest. */
export const homePageRecords = 60;
