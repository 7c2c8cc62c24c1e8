import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { places, type Place, type PlaceRecord } from '../../../../records/band/placePicture.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import '../own/OwnList.css';
import OwnScreens from '../own/OwnScreens.tsx';
import { useOwnRecords, type OwnDesk, type OwnScreensProps } from '../own/useOwnRecords.ts';
import PhotoThumbnail from '../photo/PhotoThumbnail.tsx';
import { useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import PlaceForm from './PlaceForm.tsx';
import { placeKind, placeOf } from './placeKind.ts';

type PlacesDesk = OwnDesk<typeof placeKind.fields, PlaceRecord>;

/** The pictures of the page: the places in its order, and a form for each. */
export default function PlaceScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const { parts } = props;
  const nameOf = ({ id }: PlaceRecord) => t(`place-${placeOf(id)}`);
  const own = useOwnRecords({ ...props, kind: placeKind, nameOf, back: addressOf(...placeKind.screen) });
  const built = useBuiltPhotos();
  if (!parts) return null;
  const sources = Object.fromEntries(places.map((id) => [id, sourceOf(id, own.desk.records, built)]));
  return (
    <OwnScreens
      {...{ own, nameOf, parts }}
      kind={placeKind}
      list={<PlaceList {...{ own, built, sources }} />}
      form={(form) => (
        <PlaceForm
          {...form}
          place={placeOf(form.draftKey)}
          built={built[`pictures/${form.draftKey}`]?.src}
          source={sources[placeOf(form.draftKey)]}
        />
      )}
    />
  );
}

/** Whose picture stands in a place: its own, that of the first screen on a phone, too, or the product's; unknown without a build. */
function sourceOf(
  id: Place,
  records: readonly PlaceRecord[] | undefined,
  built: BuiltPhotos,
): TextKey | undefined {
  const isOwn = (each: Place) =>
    records?.find((record) => record.id === each)?.picture !== undefined || built[`pictures/${each}`]?.isOwn;
  if (isOwn(id)) return 'place-own';
  if (id === 'hero-phone' && isOwn('hero')) return 'place-lent';
  return isOwn(id) === false ? 'place-house' : undefined;
}

interface ListProps {
  own: PlacesDesk;
  built: BuiltPhotos;
  sources: Readonly<Record<string, TextKey | undefined>>;
}

function PlaceList({ own: { desk }, built, sources }: ListProps) {
  const { t } = useDesk();
  return (
    <>
      <FormHead crumb={t('area-band')} heading={t('places')} />
      <p>{t('places-text')}</p>
      <ListState
        isLoaded={desk.records !== undefined}
        hasFailed={desk.hasFailed}
        kind="place"
        onRetry={() => void desk.load()}
      >
        {null}
      </ListState>
      <ul className="own-list" role="list">
        {desk.records &&
          places.map((id) => {
            const record = desk.records?.find((each) => each.id === id);
            const draft = desk.draftList.find(({ key }) => key === id);
            const state = stateOf(draft, desk.waits(id), t);
            const source = sources[id];
            return (
              <li key={id}>
                <a href={addressOf(...placeKind.screen, id)} data-row={id}>
                  <PhotoThumbnail picture={record?.picture} built={built[`pictures/${id}`]?.src} />
                  <span className="own-texts">
                    <b className="row-name">{t(`place-${id}`)}</b>
                    {source && <span>{t(source)}</span>}
                    {state && <span className="gap">{state}</span>}
                  </span>
                </a>
              </li>
            );
          })}
      </ul>
      <FormActions back={addressOf('band')} />
    </>
  );
}
