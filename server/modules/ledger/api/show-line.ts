import { money } from '../../../../schema/money';
import { toMoneyType } from '../../../graphql/scalars';
import type { StatementLine } from '../statement';
import { toKindName } from './kind-names';

/** A line as both schemas show it. */
export const showLine = (line: StatementLine, references: ReadonlyMap<string, string>) => ({
  id: line.id,
  at: line.at,
  kind: toKindName(line.kind),
  purse: line.purse,
  amount: toMoneyType(money(line.asset, BigInt(line.amount))),
  balanceAfter: toMoneyType(money(line.asset, BigInt(line.balanceAfter))),
  reference: references.get(line.key) ?? null,
});
