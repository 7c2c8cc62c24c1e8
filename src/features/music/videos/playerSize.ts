/** Size attributes of the player's frame, in CSS pixels (specification, section 4). CSS fits the frame into the still. */
export const playerSize = { width: 640, height: 390 } as const;
