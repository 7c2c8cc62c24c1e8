/** Name of the entry with the last photographer of this device. */
export const creditEntry = 'desk-credit';

/** Name of the entry that lists the chosen pictures which are not up yet. The shell of the desk asks for it, too. */
export const chosenEntry = 'desk-chosen-pictures';
