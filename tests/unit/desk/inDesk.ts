import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../../src/config/locales.ts';
import { DeskContext } from '../../../src/desk/kit/deskContext.ts';
import { translator } from '../../../src/desk/kit/translate.ts';

/** A part of the desk in its surroundings. */
export const inDesk = (part: ReactNode, locale: Locale = 'de') =>
  createElement(DeskContext, { value: { locale, t: translator(locale), home: '/', logo: null } }, part);

/** The HTML of a part of the desk. */
export const deskHtml = (part: ReactNode, locale?: Locale): string =>
  renderToStaticMarkup(inDesk(part, locale));
