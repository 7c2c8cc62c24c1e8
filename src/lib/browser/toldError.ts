/** An error that the page tells in a sentence of its own; any other one is a defect. */
export class ToldError extends Error {}
