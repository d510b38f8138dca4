import { ChartCandlestick } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useConnection } from '../../../lib/useConnection';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { MoneyDays } from '../../../ui/layout/MoneyDays';
import { Empty } from '../../../ui/state/Empty';
import { ProfitContractsDocument, type ProfitContractsQuery } from '../statement.generated';

type Contract = ProfitContractsQuery['orders']['edges'][number]['node'];

/** What each settled contract came to, by the day on which it opened. */
export function ProfitContractList() {
  const { t } = useWords('statement');
  const paged = useConnection(ProfitContractsDocument, {
    variables: {},
    pick: (data) => data.orders,
  });
  return (
    <MoneyDays
      {...paged}
      keyOf={({ id }) => id}
      atOf={({ openedAt }) => openedAt}
      render={(contract) => <Row contract={contract} />}
      empty={<Empty title={t('profit.empty')} text={t('profit.emptyText')} />}
    />
  );
}

function Row({ contract }: { readonly contract: Contract }) {
  const { t } = useWords('statement');
  const format = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { id, direction, outcome, openedAt, net, instrument } = contract;
  const title = {
    symbol: instrument.symbol,
    direction: t(`statement.direction.${direction}`),
  };
  return (
    <Link className="cell record" to={paths.order(id)}>
      <span className="lead">
        <ChartCandlestick size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{t('statement.contract', title)}</b>
        <span className="small muted num">
          {format.clock(openedAt, timeZone)}
          {outcome && ` · ${t(`profit.outcome.${outcome}`)}`}
        </span>
      </span>
      <span className="record-end">{net && <MoneyText money={net} sign />}</span>
    </Link>
  );
}
