import type { Step } from './steps.ts';
import { embeddedSecrets } from './exampleSecrets.ts';
import { onSamplesDay } from './samplesDay.js';

/** Specs that look at every page. */
const wholePage = ['home', 'targets', 'withoutScript'];

/**
 * Specs of `tests/e2e` by the folder that they show. The longest folder that a file lies in counts. Specs of everything, such as the
 * faults of networks, belong to the whole run.
 */
export const specsOf: Record<string, string[]> = {
  functions: ['deskStatus', 'contact'],
  'functions/_lib/auth': ['admin'],
  'functions/_lib/pictures': ['upload'],
  'functions/contact.ts': ['contact'],
  'functions/messages.ts': ['inbox'],
  'functions/_lib/contact': ['contact', 'inbox'],
  i18n: ['home'],
  bands: ['home'],
  src: wholePage,
  'src/components/dialog': ['dialog', 'admin'],
  'src/components/form': ['contact', 'contactErrors'],
  'src/components/session': ['admin'],
  'src/components/slideshow': ['slideshow', 'slideshowInput', 'galleryRotation'],
  'src/desk': ['desk', 'deskChanges'],
  'src/desk/kit/changes': ['deskFaults', 'deskPictures'],
  'src/desk/kit/drafts': ['deskFaults'],
  'src/desk/kit/records': ['deskChanges', 'deskFaults'],
  'src/desk/kit/session': ['admin', 'desk'],
  'src/desk/shell/start': ['deskStart'],
  'src/features/admin': ['admin', 'dialog'],
  'src/features/band/desk': ['deskTexts', 'deskPage'],
  'src/features/concerts': ['home', 'tabs', 'concertPage'],
  'src/features/concerts/calendar': ['calendarSubscription'],
  'src/features/concerts/desk': ['deskChanges', 'deskStatus'],
  'src/features/concerts/list': ['tabs', 'home', 'concertColumns'],
  'src/features/concerts/next': ['nextConcert'],
  'src/features/concerts/page': ['concertPage'],
  'src/features/concerts/poster': ['poster'],
  'src/features/concerts/sync': ['concertsRefresh', 'concertsInView'],
  'src/features/concerts/ticket': ['home', 'clock'],
  'src/features/concerts/venues': ['deskVenue', 'deskAccess'],
  'src/features/contact': ['contact', 'contactErrors', 'contactText'],
  'src/features/contact/desk': ['inbox'],
  'src/features/gallery': ['gallery', 'largePicture'],
  'src/features/gallery/desk': ['upload', 'deskPictures'],
  'src/features/gallery/sync': ['galleryLive'],
  'src/features/help': ['handbook'],
  'src/features/hero': ['hero', 'nextConcert'],
  'src/features/members': ['members'],
  'src/features/music': ['video'],
  'src/features/shop': ['otherPages'],
  'src/features/legal': ['otherPages'],
  'src/integrations': ['firstVisit', 'earlyClicks'],
  'src/layouts': ['navigation', 'page', 'language'],
  'src/layouts/footer': ['lowData', 'page'],
  'src/layouts/header': ['header', 'menu'],
  'src/lib/browser/lowData.ts': ['lowData', 'galleryRotation'],
  'src/lib/earlyInput': ['earlyClicks', 'sectionLinks'],
  'src/styles': [...wholePage, 'preferences'],
};

/** Text of tests that read files of the project, which no import leads to. */
const readsFiles = /\b(readFileSync|readdirSync|globSync)\b|i18n\//;

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const isModule = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file);
const isMarkup = (file: string) => /\.(astro|tsx|ts)$/.test(file);
const isOfSite = (file: string) =>
  ['src', 'i18n', 'bands', 'astro.config.mjs'].some((place) => isIn(file, place));

/** Changed files, and what of the project a change of them reaches. Paths are relative to the project. */
export interface Changes {
  files: string[];
  /** Files to lint: the changed ones that are still there, and the files that import a changed one. */
  read: string[];
  /** Changed files of texts whose keys are as before. */
  textsAlone: string[];
  /** The texts of units and services by their paths. */
  tests: Map<string, string>;
  hasBuild: boolean;
}

/** The specs of a changed file: itself where it is one, else those of its folder. */
function specsFor(file: string): string[] {
  const [, own] = /^tests\/e2e\/(\w+)\.spec\.ts$/.exec(file) ?? [];
  if (own) return [own];
  const [folder = ''] = Object.keys(specsOf)
    .filter((name) => isIn(file, name))
    .sort((one, other) => other.length - one.length);
  return specsOf[folder] ?? [];
}

/**
 * The steps that check changed files. Of units and services those run that import a changed module, those that ask for a changed address,
 * and those that read files where one changed that is no module. Services build whole sites for minutes, and ask nothing of a text or a
 * style; so do the tests of the sites of another band and of none. Neither a text nor a style is markup. The linters read what changed and
 * what imports it; all is read where the keys of texts or another file of data changed, whose types reach anywhere. Where nothing of the
 * site changed, the last build serves, if there is one.
 */
export function touchedSteps({ files, read, textsAlone, tests, hasBuild }: Changes): Step[] {
  const changesSite = files.some(isOfSite);
  const readers = [...tests]
    .filter(([file, text]) => readsFiles.test(text) && !(changesSite && isIn(file, 'tests/services')))
    .map(([file]) => file);
  const addresses = files.flatMap((file) => /^functions\/(\w+)\.ts$/.exec(file)?.[1] ?? []);
  const askers = [...tests]
    .filter(([, text]) => addresses.some((name) => text.includes(`'/api/${name}'`)))
    .map(([file]) => file);
  const related = [...files.filter(isModule), ...askers, ...(files.every(isModule) ? [] : readers)];
  const specs = [...new Set(files.flatMap(specsFor))].map((name) => `${name}.spec.ts`);
  const builds = changesSite || (specs.length > 0 && !hasBuild);
  const after = builds ? ['test:build'] : [];
  const changesData = files.some((file) => file.endsWith('.json') && !textsAlone.includes(file));
  const isPage = (file: string) => file.endsWith('.astro');
  const linted = read.filter((file) => isModule(file) || isPage(file));
  const lints = changesData || linted.length > 0;
  const paths = changesData ? [] : linted;
  const steps: (Step | false)[] = [
    builds && { title: 'Build', script: 'test:build', env: embeddedSecrets },
    { title: 'Format', script: 'format:check' },
    lints && { title: 'Lint', script: 'lint:types', args: paths, after },
    lints && { title: 'House', script: 'lint:house', args: paths, after },
    (changesData || read.some(isPage)) && { title: 'Types', script: 'types', args: ['--noSync'], after },
    related.length > 0 && {
      title: 'Related',
      script: 'test:related',
      args: related,
      counts: 'vitest',
      after,
    },
    changesSite && {
      title: 'Site',
      script: 'test:site',
      args: ['--exclude', `tests/site/${files.some(isMarkup) ? '*Band' : '{*Band,markup}'}.test.ts`],
      counts: 'vitest',
      env: onSamplesDay,
      after,
    },
    specs.length > 0 && {
      title: 'Specs',
      script: 'test:specs',
      args: specs,
      counts: 'playwright',
      env: onSamplesDay,
      after,
    },
  ];
  return steps.filter((step) => step !== false);
}
