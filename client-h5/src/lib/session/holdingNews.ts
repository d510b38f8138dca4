import i18next from 'i18next';
import { formatMoney, parseMoney, usd } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import type { MoneyLike } from '../money/format';
import { EndedHoldingDocument, type EndedHoldingQuery } from './moneyNews.generated';
import { isShown, type MoneyNews, type Words } from './newsWords';

/** Of one that ended. Nights and top-ups say nothing: it earns on. */
export async function ofHolding(id: string, { client, money }: Words): Promise<MoneyNews | null> {
  const path = paths.myProject(id);
  // Who settles, leaves or renews it sees it happen, and its own page shows how it stands.
  if (isShown(path) || isShown(paths.myProjects)) return null;
  const { data } = await client.query({
    query: EndedHoldingDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { holding } = data;
  if (holding?.state !== 'DUE' && holding?.state !== 'SETTLED') return null;
  await i18next.loadNamespaces('yield');
  const [words, sum] = endOf(holding);
  const figures = { title: holding.terms.title, amount: money(sum) };
  return { topic: `holding-${id}`, text: i18next.t(`yield:holding.news.${words}`, figures), path };
}

type Ended = NonNullable<EndedHoldingQuery['holding']>;

/** How it ended, and the amount that this is about. MISSED: before its time, as a top-up was not paid. */
function endOf(holding: Ended): readonly ['DUE' | 'MISSED' | 'SETTLED', MoneyLike] {
  const { state, maturesAt, endsAt, principal } = holding;
  if (state === 'SETTLED') return [state, principal];
  const missed = Date.parse(maturesAt) < Date.parse(endsAt);
  return [missed ? 'MISSED' : 'DUE', withInterest(holding)];
}

/** What settling pays: the principal, and the interest that was not paid out before. */
function withInterest({ principal, expected, paid }: Ended): MoneyLike {
  const minor = ({ amount }: MoneyLike) => parseMoney('USD', amount).minor;
  const left = minor(expected) - minor(paid);
  return { asset: 'USD', amount: formatMoney(usd(minor(principal) + left)) };
}
