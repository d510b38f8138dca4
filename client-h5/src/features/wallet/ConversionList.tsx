import { ArrowLeftRight } from 'lucide-react';
import { cutPrice } from '../../../../schema/figures/price';
import { usePlatformClock } from '../../lib/time/usePlatformClock';
import { useConnection } from '../../lib/useConnection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { MoneyDays } from '../../ui/layout/MoneyDays';
import { Empty } from '../../ui/state/Empty';
import { ratePlaces } from './ratePlaces';
import type { Conversion } from './types';
import { ConversionsDocument } from './wallet.generated';

/** Own conversions by day, each with its rate. */
export function ConversionList() {
  const { t } = useWords('wallet');
  const paged = useConnection(ConversionsDocument, {
    variables: {},
    pick: (data) => data.conversions,
  });
  return (
    <MoneyDays
      {...paged}
      keyOf={({ id }) => id}
      atOf={({ convertedAt }) => convertedAt ?? ''}
      render={(conversion) => <ConversionRow conversion={conversion} />}
      empty={<Empty title={t('history.empty')} text={t('history.emptyText')} />}
    />
  );
}

function ConversionRow({ conversion }: { readonly conversion: Conversion }) {
  const { t } = useWords('wallet');
  const format = useFormat();
  const { clock } = usePlatformClock();
  const { give, get, coin, rate, convertedAt } = conversion;
  const names = { from: give.asset, to: get.asset };
  return (
    <div className="cell record">
      <span className="lead">
        <ArrowLeftRight size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{t('history.row', names)}</b>
        <span className="small muted num">
          {convertedAt && `${clock(convertedAt)} · `}
          {t('history.rate', { coin, rate: format.price(cutPrice(rate, ratePlaces(coin)), 2) })}
        </span>
      </span>
      <span className="record-end">
        <b>
          <MoneyText money={get} sign />
        </b>
        <span className="small muted">
          <MoneyText money={{ ...give, amount: `-${give.amount}` }} />
        </span>
      </span>
    </div>
  );
}
