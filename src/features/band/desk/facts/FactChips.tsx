import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FoldedFields from '../../../../desk/kit/form/FoldedFields.tsx';
import { factParts } from '../../../../records/band/factParts.ts';
import type { FactForm, FactPart } from './factKind.ts';

interface Props {
  form: FactForm;
  part: FactPart;
  /** Row that has no place in the form now. */
  without?: string | undefined;
}

/** The folded fields of one part. */
export default function FactChips({ form, part, without }: Props) {
  const { t } = useDesk();
  const shapes = Object.values<object>(factParts[part]);
  const isThere = (name: string) => name !== without && shapes.some((shape) => name in shape);
  return <FoldedFields {...{ form, isThere }} label={t('facts-more')} />;
}
