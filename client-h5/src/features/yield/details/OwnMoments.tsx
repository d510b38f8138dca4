import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Coins,
} from 'lucide-react';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { useNotice } from '../mine/HoldingNotice';
import { missedAt, type Holding } from '../mine/holdingStatus';
import { minorOf } from '../types';
import { Moments, type Moment } from './Moments';
import { remindersOf } from './reminders';

interface Props {
  readonly holding: Holding;
}

/** What was to be committed to, as it has come: what was put in, the agreed top-up, and what it earns. */
export function OwnMoments({ holding }: Props) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { startedAt, initial, principal } = holding;
  const [topUp, interest] = [useTopUp(holding), useInterest(holding)];
  const added = minorOf(principal) > minorOf(initial);
  const moments: readonly (Moment | false | null)[] = [
    {
      ...{ icon: ArrowUpFromLine, tone: 'plain', name: t('details.paidIn') },
      ...{ amount: initial, when: format.dateTime(startedAt) },
    },
    topUp,
    added && { icon: Coins, tone: 'plain', name: t('holding.invested'), amount: principal },
    interest,
  ];
  return <Moments label={t('details.mine')} moments={moments.filter((one) => !!one)} own />;
}

const DAY_MS = 86_400_000;

/** Between two instants of the same wall-clock time; a clock change makes one of them an hour longer or shorter. */
const wholeDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The top-up that was agreed: paid, missed, or to be paid with what happens otherwise; null where there is none. */
function useTopUp(holding: Holding): Moment | null {
  const { t } = useWords('yield');
  const { startedAt, topUp, topupDueAt, topupPaidAt } = holding;
  const format = useFormat();
  if (!topUp || topupDueAt == null) return null;
  if (topupPaidAt != null)
    return {
      ...{ icon: CalendarCheck, tone: 'plain', name: t('holding.topUp'), amount: topUp },
      ...{ when: format.dateTime(topupPaidAt), text: t('mine.topUp.done') },
    };
  const when = format.dateTime(topupDueAt);
  if (missedAt(holding) !== null)
    return { icon: CalendarX, tone: 'due', name: t('holding.status.MISSED'), amount: topUp, when };
  const reminders = remindersOf(wholeDays(startedAt, topupDueAt));
  return {
    ...{ icon: CalendarClock, tone: 'due', name: t('details.topUp'), amount: topUp, when },
    text: t(`details.topUpText.${reminders}`),
  };
}

/** What it earns until its end; once that is over, what it has earned, and what becomes of it. */
function useInterest(holding: Holding): Moment {
  const { t } = useWords('yield');
  const format = useFormat();
  const notice = useNotice(holding);
  const { state, endsAt, maturesAt, expected } = holding;
  const over = state === 'DUE' || state === 'SETTLED';
  const [said, at] = over ? [t('holding.stopped'), maturesAt] : [t('details.ends'), endsAt];
  return {
    ...{ icon: ArrowDownToLine, tone: 'paid', amount: expected },
    name: t(over ? 'holding.earned' : 'details.interest'),
    when: `${said} ${format.dateTime(at)}`,
    text: over && notice !== null ? notice : undefined,
  };
}
