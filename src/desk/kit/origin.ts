import { addressOf, isAnyList, type Area, type Screen } from './screen/screens.ts';

/** True while the open form was reached from Start: after mending, Start shows what else there is. */
let isFromStart = false;

/** Notes the way from one screen to the next. A form that another one leads to keeps the way. */
export function noteWay(from: Screen, to: Screen): void {
  isFromStart = !isAnyList(to) && (from.area === 'start' || (isFromStart && !isAnyList(from)));
}

/** Whether what happens in the area `own` is told on Start: in a form that it has led to, and outside that area's screens. */
export const isToldOnStart = ({ area }: Screen, own: Area): boolean => area !== own || isFromStart;

/** The address to open after a form was sent: its `list`, or Start. */
export const afterForm = (list: string): string => (isFromStart ? addressOf('start') : list);
