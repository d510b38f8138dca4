import type { ComponentProps } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { InstrumentRow } from '../../ui/figure/InstrumentRow';
import { Empty } from '../../ui/state/Empty';
import type { Group, Market } from './useMarketView';
import styles from './MarketRows.module.css';

/** A row at the usual text size; rows are measured once they stand. */
const ROW_PX = 106;

interface Props {
  readonly markets: readonly Market[];
  readonly group: Group;
}

/** Only the rows in sight are drawn. */
export function MarketRows({ markets, group }: Props) {
  const { t } = useWords('market');
  if (markets.length === 0) {
    return group === 'FAVOURITES' ? (
      <Empty title={t('market.noFavourites')} text={t('market.noFavouritesText')} />
    ) : (
      <Empty title={t('market.noMarkets')} text={t('market.noMarketsText')} />
    );
  }
  return (
    <Virtuoso
      useWindowScroll
      data={markets}
      defaultItemHeight={ROW_PX}
      initialItemCount={Math.min(markets.length, 8)}
      increaseViewportBy={200}
      computeItemKey={(_index, { id }) => id}
      itemContent={(_index, market) => <InstrumentRow instrument={market} />}
      components={{ List, Item }}
    />
  );
}

function List(props: ComponentProps<'ul'>) {
  const { t } = useWords('market');
  return (
    <ul
      {...props}
      className={classes('card', styles.marketList)}
      aria-label={t('shared:instrument.list')}
    />
  );
}

type ItemProps = ComponentProps<'li'> & { readonly item?: unknown; readonly context?: unknown };

function Item({ item: _item, context: _context, ...props }: ItemProps) {
  return <li {...props} />;
}
