import type { ProvedContract } from '../../../../schema/proof/contract';
import type { QuoteFact } from '../../../../schema/proof/texts';
import { formatMoney, usd } from '../../../../schema/money';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { useInstant } from './useInstant';

interface Props {
  readonly contract: ProvedContract;
  readonly blocks: readonly number[];
}

/** What a certificate that holds says, read from the file alone. */
export function ContractFacts({ contract, blocks }: Props) {
  const { t } = useWords('verify');
  const format = useFormat();
  const instant = useInstant();
  const money = (cents: bigint) =>
    format.money({ amount: formatMoney(usd(cents)), asset: 'USD' as const }, { as: 'code' });
  const { number, user, symbol, direction, outcome, stake, fee, paid } = contract;
  return (
    <dl className="card facts">
      <Fact name={t('verify.fact.number')}>{number}</Fact>
      <Fact name={t('verify.fact.user')}>{user}</Fact>
      <Fact name={t('verify.fact.market')}>{symbol}</Fact>
      <Fact name={t('verify.fact.direction')}>{t(`verify.direction.${direction}`)}</Fact>
      <Fact name={t('verify.fact.stake')}>{money(stake)}</Fact>
      <Fact name={t('verify.fact.payout')}>{format.rate(contract.payoutBp)}</Fact>
      <Fact name={t('verify.fact.fee')}>{money(fee)}</Fact>
      <Fact name={t('verify.fact.opened')}>{instant(contract.openedAt)}</Fact>
      <Fact name={t('verify.fact.openingQuote')}>
        <Quote quote={contract.openQuote} />
      </Fact>
      <Fact name={t('verify.fact.ends')}>{instant(contract.settlesAt)}</Fact>
      <Fact name={t('verify.fact.closingQuote')}>
        <Quote quote={contract.closeQuote} />
      </Fact>
      <Fact name={t('verify.fact.settled')}>{instant(contract.settledAt)}</Fact>
      <Fact name={t('verify.fact.outcome')}>{t(`verify.outcome.${outcome}`)}</Fact>
      <Fact name={t('verify.fact.paid')}>{money(paid)}</Fact>
      <Fact name={t('verify.fact.blocks')}>{blocks.join(', ')}</Fact>
    </dl>
  );
}

function Quote({ quote }: { readonly quote: QuoteFact }) {
  const format = useFormat();
  const instant = useInstant();
  return (
    <>
      {format.price(quote.price, 2)}
      <br />
      <span className="small muted">{instant(quote.at)}</span>
    </>
  );
}
