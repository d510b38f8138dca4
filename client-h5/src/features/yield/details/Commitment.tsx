import { ArrowDownToLine, ArrowUpFromLine, CalendarClock, Percent } from 'lucide-react';
import type { MoneyLike } from '../../../lib/money/format';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Project } from '../types';
import { Moments, type Moment } from './Moments';
import { remindersOf } from './reminders';
import type { Outlook } from './useOutlook';

interface Props {
  /** Null while the server calculates it. */
  readonly outlook: Outlook | null;
  readonly project: Project;
}

/** What goes in and what comes back, as the server has calculated it for the amount that is typed. */
export function Commitment({ outlook, project }: Props) {
  const { t } = useWords('yield');
  const { dividend, topUp } = project;
  const { amount, daily, interest, total, starts, first, due, ends } = useFacts(outlook);
  const moments: Moment[] = [
    { icon: ArrowUpFromLine, tone: 'plain', name: t('details.payIn'), amount, when: starts },
    {
      ...{ icon: Percent, tone: 'plain', name: t('details.first'), amount: daily, when: first },
      text: t(`details.first${dividend}`),
    },
    {
      ...{ icon: ArrowDownToLine, tone: 'paid', name: t('details.back'), amount: total },
      ...{ when: ends, text: t(`details.back${dividend}`, { interest }) },
    },
  ];
  if (topUp)
    moments.splice(2, 0, {
      ...{ icon: CalendarClock, tone: 'due', name: t('details.topUp'), amount: topUp.amount },
      ...{ when: due, text: t(`details.topUpText.${remindersOf(topUp.day)}`) },
    });
  return <Moments label={t('details.commit')} moments={moments} />;
}

interface Facts extends Record<'amount' | 'daily' | 'total', MoneyLike | null> {
  readonly interest: string;
  readonly starts: string | null;
  readonly first: string | null;
  readonly due: string | null;
  readonly ends: string | null;
}

const unknown: Facts = {
  ...{ amount: null, daily: null, total: null, interest: '–' },
  ...{ starts: null, first: null, due: null, ends: null },
};

function useFacts(outlook: Outlook | null): Facts {
  const format = useFormat();
  if (!outlook) return unknown;
  const { interest, startsAt, firstInterestAt, topupDueAt, endsAt, ...money } = outlook;
  return {
    ...money,
    interest: format.money(interest),
    starts: format.date(startsAt),
    first: format.dateTime(firstInterestAt),
    due: topupDueAt == null ? null : format.dateTime(topupDueAt),
    ends: format.date(endsAt),
  };
}
