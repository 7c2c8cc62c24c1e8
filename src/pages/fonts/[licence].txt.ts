import type { APIRoute } from 'astro';

const texts = import.meta.glob<string>('../../styles/fonts/OFL-*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = () =>
  Object.entries(texts).map(([path, text]) => ({
    params: { licence: path.replace(/^.*\/|\.txt$/g, '') },
    props: { text },
  }));

/** Serves the licence of each typeface: the Open Font License asks for its text beside the files. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
