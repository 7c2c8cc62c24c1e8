// Types of packages that bring none a resolver can find, as far as they are used here.

declare module 'astro-i18next' {
  interface Routes {
    [segment: string]: string | Routes;
  }

  export interface AstroI18nextConfig {
    defaultLocale: string;
    locales: string[];
    namespaces: string[];
    defaultNamespace?: string;
    load?: ('server' | 'client')[];
    /** By locale: the segments of a path in the default language, and what they are called in that locale. */
    routes?: Record<string, Routes>;
    i18nextServer?: import('i18next').InitOptions;
  }

  /** `path` is the whole current path, its prefix included. */
  export function localizePath(path: string, locale: string, base?: string): string;

  export default function astroI18next(options?: { configPath?: string }): import('astro').AstroIntegration;
}

/** Defines the element `lite-youtube`; exports nothing. */
declare module 'lite-youtube-embed' {}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** By axis tag: pinned to a number, or cut down to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}

declare namespace Intl {
  interface Locale {
    /** The zones of its region; absent in Firefox before 2026. */
    getTimeZones?: () => string[] | undefined;
  }
}

/** For the linter, which reads no `.astro` file. Astro's own check reads the file itself. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
  export const getStaticPaths: () => unknown;
}
