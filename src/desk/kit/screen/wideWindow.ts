/** Windows that show a list and a form side by side, as in `desk.css`. */
export const wideWindow = '(width >= 56.25em)';
