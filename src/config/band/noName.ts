/** The name of a site without a band; on the desk it counts as empty. */
export const noName = 'Band';
