import PrimaryButton from '../../../../components/ui/PrimaryButton.tsx';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { mostMembers, type Person } from '../../../../records/member.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';
import Moves from '../own/Moves.tsx';
import { inOrder, useMoves } from '../own/useMoves.ts';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import '../own/OwnList.css';
import PhotoThumbnail from '../photo/PhotoThumbnail.tsx';
import { linesOf } from './instruments.ts';
import { instrumentsOf, personKind, type PeopleDesk } from './personKind.ts';

interface Props {
  own: PeopleDesk;
  notices: OwnScreensProps['notices'];
  built: BuiltPhotos;
}

/** Everybody in the order of the page, with buttons that change it; then what is begun and not stored. */
export default function PeopleList({ own, notices, built }: Props) {
  const { locale, t } = useDesk();
  const { records, hasFailed, draftList, load, waits } = own.desk;
  const deleted = useDeletedRecords(personKind.listDeleted, records);
  const move = useMoves({ desk: own.desk, nameOf: ({ name }: Person) => name, notices });
  const people = inOrder(records ?? []);
  const begun = draftList.filter(({ base }) => !base);
  const rows: Row[] = [
    ...people.map((person) => ({
      ...{ id: person.id, person, typed: personKind.toForm(person) },
      draft: draftList.find(({ key }) => key === person.id),
    })),
    ...begun.map((draft) => ({ id: draft.key, typed: draft.typed, draft })),
  ];
  return (
    <>
      <FormHead crumb={t('area-band')} heading={t('people')} />
      <p>{t('people-text')}</p>
      <p>
        <a className="link" data-row="deleted" href={addressOf(...personKind.screen, 'deleted')}>
          {t('deleted-heading')} {Boolean(deleted.records?.length) && `(${deleted.records?.length})`}
        </a>
      </p>
      <ListState
        isLoaded={records !== undefined}
        {...{ hasFailed }}
        kind="person"
        onRetry={() => void load()}
      >
        {records?.length === 0 && t('people-none')}
      </ListState>
      <ul className="own-list" role="list">
        {rows.map(({ id, person, typed, draft }, index) => {
          const state = stateOf(draft, waits(id), t);
          return (
            <li key={id}>
              <a href={addressOf(...personKind.screen, id)} data-row={id}>
                <PhotoThumbnail
                  picture={person?.picture}
                  built={person && built[`members/${imgOf(id, person)}`]?.src}
                />
                <span className="own-texts">
                  <b className="row-name">{typed.name || t('draft-unnamed')}</b>
                  <span>{linesOf(instrumentsOf(typed), locale).replaceAll('\n', ', ')}</span>
                  {state && <span className="gap">{state}</span>}
                </span>
              </a>
              {person && people.length > 1 && (
                <Moves
                  name={person.name}
                  {...{ index }}
                  count={people.length}
                  onMove={(by) => void move(person, by)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {rows.length >= mostMembers && <p>{t('people-full', { most: mostMembers })}</p>}
      <FormActions
        back={addressOf('band')}
        links={
          rows.length < mostMembers && (
            <PrimaryButton labelKey="person-add" t={t} href={addressOf(...personKind.screen, 'new')} />
          )
        }
      />
    </>
  );
}

interface Row {
  id: string;
  /** Undefined for one that is begun. */
  person?: Person;
  typed: ReturnType<typeof personKind.toForm>;
  draft: PeopleDesk['desk']['draftList'][number] | undefined;
}
