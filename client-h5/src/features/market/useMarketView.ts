import { useSearchParams } from 'react-router-dom';
import { useFavourites } from '../../lib/favourites/useFavourites';
import { quoteState } from '../../lib/live/quoteStore';
import { openFirst } from '../../lib/openFirst';
import { compare } from '../../lib/money/decimals';
import type { MarketsQuery } from './market.generated';

export type Market = MarketsQuery['instruments'][number];

export const groups = [
  'FAVOURITES',
  'ALL',
  'FOREX',
  'GOLD',
  'CRYPTO',
  'FUTURES',
  'STOCKS',
] as const;
export type Group = (typeof groups)[number];

export const sorts = ['name', 'name-', 'change-', 'change'] as const;
export type Sort = (typeof sorts)[number];

/** Which markets are listed and how: kept in the address, so that going back finds it again. */
export function useMarketView() {
  const [params, setParams] = useSearchParams();
  const group = groups.find((name) => name === params.get('group')) ?? 'ALL';
  const sort = sorts.find((name) => name === params.get('sort')) ?? null;
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return {
    group,
    sort,
    setGroup: (value: Group) => {
      set('group', value);
    },
    /** Goes through the two ways of a column, then back to the server's order. */
    sortBy: (first: Sort, second: Sort) => {
      const next = { [first]: second, [second]: null }[sort ?? ''];
      set('sort', next === undefined ? first : next);
    },
  };
}

/** The markets of a group in an order, open ones first. Live changes do not move rows under a finger. */
export function useListed(markets: readonly Market[], group: Group, sort: Sort | null) {
  const { ids: marked } = useFavourites();
  const listed = markets.filter(({ id, class: kind }) => {
    if (group === 'FAVOURITES') return marked.includes(id);
    return group === 'ALL' || group === kind;
  });
  return openFirst(sort === null ? listed : listed.toSorted(orders[sort]));
}

type Order = (a: Market, b: Market) => number;

const byName: Order = (a, b) => a.symbol.localeCompare(b.symbol);

const changeOf = ({ id, quote }: Market) =>
  quoteState(id)?.quote.changePercent ?? quote?.changePercent ?? '0';

const byChange: Order = (a, b) => compare(changeOf(a), changeOf(b));

const orders: Record<Sort, Order> = {
  name: byName,
  'name-': (a, b) => byName(b, a),
  change: byChange,
  'change-': (a, b) => byChange(b, a),
};
