/* CommonJS, because astro-i18next silently ignores an .mjs configuration on today's Node. */
const { readdirSync, readFileSync } = require('node:fs');
const { defaultLocale, localeCodes, otherLocales } = require('./src/config/locales.ts');
const { keyTexts, translate } = require('./src/lib/i18n/translator.ts');
const { routeTable, translatedSegments } = require('./src/lib/routing/routes.ts');

const label = (locale, key) => {
  const [area] = key.split(':');
  const texts = JSON.parse(readFileSync(`generated/i18n/${locale}/${area}.json`, 'utf8'));
  return translate(locale, keyTexts({ [area]: texts }))(key);
};
const table = routeTable(label);

/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale,
  locales: [...localeCodes],
  namespaces: readdirSync(`generated/i18n/${defaultLocale}`).map((file) => file.replace('.json', '')),
  defaultNamespace: 'page',
  load: ['server'],
  routes: Object.fromEntries(
    otherLocales(defaultLocale).map((locale) => [locale, translatedSegments(table, locale)]),
  ),
  i18nextServer: {
    backend: { loadPath: 'generated/i18n/{{lng}}/{{ns}}.json' },
    preload: [...localeCodes],
  },
};
