/* CommonJS, because astro-i18next silently ignores an .mjs configuration on today's Node. */
const { readdirSync, readFileSync } = require('node:fs');
const { defaultLocale, localeCodes } = require('./src/config/locales.ts');
const { routeTable, translatedSegments } = require('./src/lib/routing/routes.ts');

const label = (locale, key) => {
  const [area, name] = key.split(':');
  const text = JSON.parse(readFileSync(`i18n/${locale}/${area}.json`, 'utf8'))[name];
  if (!text) throw new Error(`The text ${key} is missing: add it to i18n/${locale}/${area}.json.`);
  return text;
};

/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale,
  locales: [...localeCodes],
  namespaces: readdirSync('i18n/de').map((file) => file.replace('.json', '')),
  defaultNamespace: 'page',
  load: ['server'],
  routes: { en: translatedSegments(routeTable(label)) },
  i18nextServer: {
    backend: { loadPath: 'i18n/{{lng}}/{{ns}}.json' },
    preload: [...localeCodes],
    fallbackLng: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
  },
};
