import LoadedPart, { type Load } from '../kit/LoadedPart.tsx';
import ListHead from '../kit/screen/ListHead.tsx';

interface Props<AreaProps extends object> {
  load: Load<AreaProps>;
  /** True while the address names the area. */
  isOpen: boolean;
  isHidden: boolean;
  /** True where the area is needed before it is opened. */
  isNeeded?: boolean;
  /** Heading until the script is there. */
  title: string;
  area: AreaProps;
}

/** An area whose script loads when it is opened. */
export default function LoadedArea<AreaProps extends object>(props: Props<AreaProps>) {
  const { load, isOpen, isHidden, isNeeded = false, title, area } = props;
  return (
    <div className="area-screens" hidden={isHidden || !isOpen}>
      <LoadedPart load={load} isNeeded={isOpen || isNeeded} part={area}>
        {(state) => (
          <div className="screen">
            <ListHead title={title} />
            <p role="status">{state}</p>
          </div>
        )}
      </LoadedPart>
    </div>
  );
}
