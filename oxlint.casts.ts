// Casts from a part to a whole are forbidden: a preview, a list or a message can be incomplete, and says so in its type.
import type { OxlintOverride } from 'oxlint';

const rule = '@typescript-eslint/no-unsafe-type-assertion';

/** Files whose casts stay, by the reason that no type can replace them. */
const exceptions = [
  {
    reason: 'Keys and entries of an object of ours, which TypeScript widens to strings.',
    files: [
      'functions/_lib/{texts,concertPage/template,site/routes,records/{sentRecord,versionedCalls}}.ts',
      'src/config/{locales,services}.ts',
      'src/desk/kit/changes/change.ts',
      'src/desk/kit/form/RadioChoice.tsx',
      'src/desk/{kit/translate,shell/unsentDrafts}.ts',
      'src/features/band/desk/{own/OwnScreens.tsx,texts/textKind.ts}',
      'src/features/legal/{legalText,serviceText}.ts',
      'src/stores/{stores,collections/bandLinks}.ts',
      'src/desk/kit/records/{formValues,recordCalls,recordKind,useRecordForm}.ts',
      'src/features/concerts/desk/useNotices.ts',
      'src/features/concerts/venues/{data/venueKind.ts,form/VenueForm.tsx}',
      'src/features/contact/contactLabels.ts',
      'src/lib/{i18n/i18n,i18n/translator,routing/routes}.ts',
      'src/content.config.ts',
      'src/records/{kinds,band/{bandFacts,bandTexts,factParts},venue,fields,contact/contactFields,gallery/storedPicture}.ts',
    ],
  },
  {
    reason:
      'An element or event of the page: its selector or its listener says which, and a check costs bytes of every page.',
    files: [
      'src/components/{hooks/useDialogEntry.ts,session/LogIn.tsx,slideshow/SlideshowDots.tsx}',
      'src/features/admin/AdminDialog.tsx',
      'src/features/concerts/sync/{concertRequests,firestore/stream,firestore/watchHost}.ts',
      'src/features/contact/{ContactForm.tsx,useDraft.ts}',
      'src/features/gallery/{desk/compression/encode,viewer/useShownPicture}.ts',
      'src/features/music/videos/player.ts',
      'src/integrations/directives/*.ts',
      'src/layouts/{header,scripts}/*.ts',
      'src/lib/browser/olderBrowsers.ts',
      'src/lib/earlyInput/*.ts',
    ],
  },
  {
    reason: 'A file of the same build: the build has written or checked it.',
    files: [
      'src/features/concerts/next/useHeroLine.ts',
      'src/features/gallery/sync/builtPictures.ts',
      'src/features/music/releases/useReleases.ts',
      'src/images/{logo,pictures,service}.ts',
      'src/pages/**/*.ts',
      'src/stores/collections/{content,sourceLoader}.ts',
      'src/stores/repository/repository.ts',
    ],
  },
  {
    reason: 'A value of unknown shape, whose properties stay unknown and are checked one by one.',
    files: [
      'functions/_lib/{contact/inbox,contact/mail,links/checkLink}.ts',
      'src/features/contact/{useIsClosed,useSending}.ts',
      'src/features/music/videos/handshake.ts',
      'src/lib/validRecords.ts',
      'src/records/gallery/galleryImage.ts',
      'src/services/firestore/values.ts',
      'src/stores/changes/history.ts',
    ],
  },
  {
    reason: 'A generic record that its contract has just checked, or a version that only its store can read.',
    files: ['src/records/records.ts', 'src/stores/{blobDocuments,firestoreDocuments,versionedRecords}.ts'],
  },
  {
    reason: 'The length of a list, or the bounds of a number, that the line before it has checked.',
    files: ['functions/_lib/{http/caller,pictures/orientation}.ts', 'src/records/gallery/pictureRecord.ts'],
  },
];

/** The configurations that forbid casts which the type checker cannot prove. */
export const noCasts = (): OxlintOverride[] => [
  { files: ['src/**/*.{ts,tsx}', 'functions/**/*.ts'], rules: { [rule]: 'error' } },
  { files: exceptions.flatMap(({ files }) => files), rules: { [rule]: 'off' } },
];
