// The format of all files but prose. It writes what Prettier wrote, and reads the project in a tenth of its time.
import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 110,
  singleQuote: true,
  sortPackageJson: false,
  // Off by default. It needs Astro's own compiler.
  astro: true,
  ignorePatterns: [
    // Written by tools, or kept byte for byte.
    ...['dist/', 'generated/', '.astro/', '.netlify/', 'test-results/', 'playwright-report/'],
    ...['*.aria.yml', 'package-lock.json', 'src/lib/typography/advances.json'],
    // The adopter's own.
    '/band/',
    // Prose is wrapped by its writers, and so are the host's settings.
    ...['*.md', 'netlify.toml'],
  ],
});
