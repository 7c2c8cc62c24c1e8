import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Person } from '../../../../records/member.ts';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import { moved, type PeopleDesk } from './personKind.ts';

interface Place {
  record: Person;
  order: number;
}

/** Moves a person by one place: changes of one tap, which one notice tells and takes back. */
export function useMoves(
  { desk }: PeopleDesk,
  { attempt, setNotice, undo, detail }: OwnScreensProps['notices'],
) {
  const { t } = useDesk();
  const change = async (places: readonly Place[]) => {
    const made = await Promise.all(places.map(({ record, order }) => desk.patch(record, { order })));
    return (
      made.find((each) => 'refusal' in each) ?? {
        waits: made.some((each) => 'waits' in each && each.waits),
      }
    );
  };
  const later = (waits: boolean) => (waits ? detail(null, true) : t('own-online'));
  const takeBack = async (places: readonly Place[]) => {
    const former = places.map(({ record, order }) => ({
      record: { ...record, order },
      order: record.order,
    }));
    const made = await attempt(change(former), { undoes: true });
    if (made) setNotice({ text: t('undone'), detail: later(made.waits) });
  };
  return async (person: Person, by: -1 | 1) => {
    const places = moved(desk.records ?? [], person, by);
    const to = places.find(({ record }) => record.id === person.id)?.order;
    if (to === undefined) return;
    const made = await attempt(change(places));
    if (!made) return;
    setNotice({
      text: t('person-moved', { name: person.name, place: to }),
      detail: later(made.waits),
      actions: [undo(person.id, () => takeBack(places))],
    });
  };
}
