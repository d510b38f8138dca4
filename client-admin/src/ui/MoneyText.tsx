import type { MoneyLike } from '../lib/format';
import { useFormat } from '../lib/useFormat';

interface Props {
  readonly value: MoneyLike | null | undefined;
  readonly sign?: boolean;
  readonly code?: boolean;
}

/** An amount in tabular figures; a dash for none. */
export function MoneyText({ value, sign = false, code = false }: Props) {
  const { money } = useFormat();
  return <span className="num">{value ? money(value, { sign, code }) : '–'}</span>;
}
