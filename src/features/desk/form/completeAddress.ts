/** Completes a web address that was typed without its scheme. */
export const completeAddress = (typed: string): string => {
  const address = typed.trim();
  return address === '' || address.includes('://') ? address : `https://${address.replace(/^\/+/, '')}`;
};
