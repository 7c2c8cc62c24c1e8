import line from '../../../components/page/SetLine.module.css';
import badge from '../../../components/ui/DateBadge.module.css';
import button from '../../../components/ui/PrimaryButton.module.css';
import type { Locale } from '../../../config/locales.ts';
import { routes } from '../../../lib/i18n/i18n.ts';
import ticket from '../ticket/Ticket.module.css';
import type { BuiltParts } from './context.ts';

export const builtParts = (locale: Locale): BuiltParts => ({
  classes: { line, button, ticket, badge },
  allPath: routes['live-all'][locale],
  contactPath: routes.contact[locale],
});
