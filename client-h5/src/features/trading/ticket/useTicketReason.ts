import { useQuery } from '@apollo/client/react';
import { usd } from '../../../../../schema/money';
import { useQuote } from '../../../lib/live/useQuotes';
import type { MoneyLike } from '../../../lib/money/format';
import { useOwnMoney } from '../../../lib/money/useOwnMoney';
import { useOnline } from '../../../lib/network/connection';
import { useBreakWords } from '../../../lib/safeguards/useSafeguards';
import { MeDocument } from '../../../lib/session/me.generated';
import { serverNow } from '../../../lib/time/serverClock';
import { useFormat } from '../../../lib/useFormat';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import type { Instrument, Terms } from '../types';
import { fromLike, toLike, type Costs } from './ticketMath';
import { useOwnReason } from './useOwnReason';
import type { Ticket } from './useTicket';

/** Why the ticket cannot be reviewed yet, in words; null when it can. */
export function useTicketReason(instrument: Instrument, ticket: Ticket): string | null {
  const { t } = useWords('trading');
  const stopped = useStoppedReason(instrument);
  const money = useMoneyReason(ticket.costs, ticket.terms);
  const own = useOwnReason(ticket.costs);
  const session = useSessionReason(instrument, ticket.terms);
  if (stopped !== null) return stopped;
  if (ticket.direction === null) return t('ticket.reason.direction');
  if (!ticket.terms) return t('ticket.reason.duration');
  if (ticket.amount === '') return t('ticket.reason.amount');
  if (ticket.unit === null) return t('ticket.reason.amountInvalid');
  return money ?? own ?? session;
}

/** What no choice on the ticket would change. */
function useStoppedReason(instrument: Instrument): string | null {
  const market = useMarketReason(instrument);
  const onBreak = useBreakWords();
  return market ?? onBreak;
}

function useMarketReason({ id, state }: Instrument): string | null {
  const { t } = useWords('trading');
  const online = useOnline();
  const live = useQuote(id);
  if (!online) return t('ticket.reason.offline');
  if (state !== 'OPEN') return t('ticket.reason.closed');
  return !live || live.stale ? t('ticket.reason.stale') : null;
}

function useMoneyReason(costs: Costs | null, terms: Terms | undefined): string | null {
  const { t } = useWords('trading');
  const format = useFormat();
  const own = useOwnMoney();
  const stakeReason = useStakeReason(costs, terms);
  const balances = useQuery(MeDocument, { fetchPolicy: 'cache-first' }).data?.me.balances;
  const platform = usePlatform();
  if (!costs || stakeReason !== null) return stakeReason;
  if (!balances || !platform) return t('ticket.reason.loading');
  const { openStakes, available } = balances;
  if (isAbovePosition(costs, openStakes, platform.positionMax)) {
    return t('ticket.reason.positionMax', {
      max: format.money(platform.positionMax),
      open: format.money(openStakes),
    });
  }
  if (costs.total.minor <= fromLike(available).minor) return null;
  return t('ticket.reason.balance', {
    need: format.money(toLike(costs.total)),
    available: own(available),
  });
}

const isAbovePosition = ({ stake }: Costs, open: MoneyLike, max: MoneyLike): boolean =>
  fromLike(open).minor + stake.minor > fromLike(max).minor;

/**
 * What the balance lacks for this order, as a decimal of USD; null when it is enough, or not known, and of a stake that
 * no balance would make one to take.
 */
export function useMissing({ costs, terms }: Pick<Ticket, 'costs' | 'terms'>): string | null {
  const balances = useQuery(MeDocument, { fetchPolicy: 'cache-first' }).data?.me.balances;
  const platform = usePlatform();
  const stakeReason = useStakeReason(costs, terms);
  if (!costs || !balances || stakeReason !== null) return null;
  const { openStakes, available } = balances;
  if (platform && isAbovePosition(costs, openStakes, platform.positionMax)) return null;
  const missing = costs.total.minor - fromLike(available).minor;
  return missing > 0n ? toLike(usd(missing)).amount : null;
}

function useStakeReason(costs: Costs | null, terms: Terms | undefined): string | null {
  const { t } = useWords('trading');
  const format = useFormat();
  if (!costs || !terms) return null;
  if (costs.stake.minor < fromLike(terms.stakeMin).minor)
    return t('ticket.reason.stakeMin', { amount: format.money(terms.stakeMin) });
  if (costs.stake.minor > fromLike(terms.stakeMax).minor)
    return t('ticket.reason.stakeMax', { amount: format.money(terms.stakeMax) });
  return null;
}

/** A contract is accepted only if it ends while the market is open. */
function useSessionReason({ closesAt }: Instrument, terms: Terms | undefined): string | null {
  const { t } = useWords('trading');
  const format = useFormat();
  if (closesAt == null || !terms) return null;
  const ends = serverNow() + terms.durationSeconds * 1_000;
  if (ends < Date.parse(closesAt)) return null;
  return t('ticket.reason.session', { time: format.marketHour(closesAt) });
}
