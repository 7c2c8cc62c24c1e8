import { inkState, lowest } from '../../../../config/band/ink.ts';
import { locales } from '../../../../config/locales.ts';
import { homeInk } from '../../../../config/site.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import { hexIn } from './addresses.ts';
import type { FactForm } from './factKind.ts';

/** The band's ink, by the picker of the device or in figures: its contrast in words, and the nearest colour that passes. */
export default function InkField({ form }: { form: FactForm }) {
  const { locale, t } = useDesk();
  const ink = hexIn(form.values.ink);
  const state = inkState(ink);
  const props = form.field('ink');
  const number = (value: number) => value.toLocaleString(locales[locale].tag);
  const words =
    state &&
    t(state.failing ? `ink-low-${state.failing}` : 'ink-passes', {
      ...{ black: number(state.black), paper: number(state.paper) },
      lowest: number(lowest[state.failing ?? 'black']),
    });
  return (
    <div className="ink-field">
      <input
        type="color"
        data-row="ink"
        aria-label={t('ink-pick')}
        value={state ? ink : homeInk}
        onChange={({ target }) => form.change({ ink: target.value })}
      />
      <Field {...props} />
      <p className="ink-state" role="status">
        {words}
      </p>
      {state?.failing && (
        <button
          className="link"
          type="button"
          data-then="ink"
          onClick={() => form.change({ ink: state.nearest })}
        >
          {t('ink-take', { ink: state.nearest })}
        </button>
      )}
    </div>
  );
}
