import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { icon } from '../images/name/icon.ts';

/** Sizes of the icon for phones and launchers, in pixels; browsers take the drawing itself. */
const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180, 'favicon-48': 48 } as const;

export const getStaticPaths = () => [
  ...Object.keys(icons).map((name) => ({ params: { icon: name, format: 'png' } })),
  { params: { icon: 'favicon', format: 'svg' } },
];

export const GET: APIRoute = async ({ params }) => {
  if (params.format === 'svg') return new Response(icon(), { headers: { 'content-type': 'image/svg+xml' } });
  const size = icons[params.icon as keyof typeof icons];
  const png = await sharp(Buffer.from(icon()), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
