import { assets, formatMoney } from '../../../../schema/money';
import type { LeafText, Leg } from '../../../../schema/proof/texts';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { useInstant } from './useInstant';

interface Props {
  readonly entry: LeafText;
  readonly blocks: readonly number[];
}

/** What an entry of the ledger says whose path holds. */
export function EntryFacts({ entry: { id, key, at, legs }, blocks }: Props) {
  const { t } = useWords('verify');
  const instant = useInstant();
  return (
    <dl className="card facts">
      <Fact name={t('verify.fact.entry')}>{id}</Fact>
      <Fact name={t('verify.fact.key')}>{key}</Fact>
      <Fact name={t('verify.fact.written')}>{instant(at)}</Fact>
      {legs.map((leg) => (
        <LegFact key={leg.account} leg={leg} />
      ))}
      <Fact name={t('verify.fact.blocks')}>{blocks.join(', ')}</Fact>
    </dl>
  );
}

function LegFact({ leg: { account, amount } }: { readonly leg: Leg }) {
  const format = useFormat();
  const asset = assets.find((one) => account.endsWith(`/${one}`));
  const money = asset && { asset, amount: formatMoney({ asset, minor: amount }) };
  return <Fact name={account}>{money ? format.money(money, { sign: true }) : String(amount)}</Fact>;
}
