/** Whether a message waits for the band. A suspected one never does. */
export const isNew = ({ answered, suspected }: { answered: boolean; suspected: boolean }): boolean =>
  !answered && !suspected;
