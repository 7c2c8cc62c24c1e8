import { helpPictures } from '../../config/help.ts';

/** Finds the calls in the sources of the browser tests. Throws for a picture that none of them makes, which stops the build. */
export function assertSources(sources: string): void {
  const made = [...sources.matchAll(/\bpicture\(\s*page,\s*'([\w-]+)'/g)].map(([, name]) => name);
  const orphan = helpPictures.find((name) => !made.includes(name));
  if (orphan !== undefined)
    throw new Error(
      `picture ${orphan} has no source: call picture(page, '${orphan}', …) in a journey of tests/e2e, or remove it from src/config/help.ts.`,
    );
}
