import { renderSVG } from 'uqr';

/** An address as a QR code, an SVG in black on white without a margin, of one unit for each module. */
export const qrCode = (address: string): string => renderSVG(address, { border: 0, pixelSize: 1 });
