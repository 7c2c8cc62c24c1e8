import sharp, { type Sharp } from 'sharp';

/** A picture with content, so that it compresses like a photograph. */
export function drawing(width = 400, height = 320): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = (index * 31 + (index >> 5) * 17 + (index % 977)) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Metadata of a phone: place, device and owner. */
const place = {
  IFD0: { Make: 'Phonemaker', Model: 'Snoop 3000', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E' },
};

const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,12N"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

export const encoders = {
  jpeg: (image: Sharp) => image.jpeg(),
  'progressive jpeg': (image: Sharp) => image.jpeg({ progressive: true }),
  'grey jpeg': (image: Sharp) => image.greyscale().jpeg(),
  'CMYK jpeg': (image: Sharp) => image.toColourspace('cmyk').jpeg(),
};
export const formats = Object.keys(encoders) as (keyof typeof encoders)[];

/** A picture as a phone takes it, with all that it says about it. */
export function photograph(orientation = 1): Promise<Buffer> {
  return drawing()
    .withExif(place)
    .withXmp(xmp)
    .withIccProfile('p3')
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
}
