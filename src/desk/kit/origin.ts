import { addressOf, isList, type Screen } from './screen/screens.ts';

/** True while the open form was reached from Start: after mending, Start shows what else there is. */
let isFromStart = false;

/** Notes the way from one screen to the next. A form that another one leads to keeps the way. */
export function noteWay(from: Screen, to: Screen): void {
  isFromStart = !isList(to) && (from.area === 'start' || (isFromStart && !isList(from)));
}

/** Whether what happens at this screen is told on Start: in a form that it has led to, and outside the area's own screens. */
export const isToldOnStart = ({ area }: Screen): boolean => area !== 'concerts' || isFromStart;

/** The address to open after a form was sent: its `list`, or Start. */
export const afterForm = (list: string): string => (isFromStart ? addressOf('start') : list);
