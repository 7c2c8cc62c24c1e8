import line from '../../../components/page/SetLine.module.css';
import badge from '../../../components/ui/DateBadge.module.css';
import button from '../../../components/ui/PrimaryButton.module.css';
import ticket from '../ticket/Ticket.module.css';
import type { PageClasses } from './context.ts';

export const pageClasses: PageClasses = { line, button, ticket, badge };
