import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { icon } from '../images/name/icon.ts';

/** Sizes of the icon for phones and launchers, in pixels. */
const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180, 'favicon-48': 48 } as const;

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const size = icons[params.icon as keyof typeof icons];
  const png = await sharp(Buffer.from(icon()), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
