import { ArrowDownToLine, ArrowUpFromLine, CalendarClock, Percent } from 'lucide-react';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Project } from '../types';
import { Timeline, type Moment } from './Timeline';
import type { Outlook } from './useOutlook';

interface Props {
  /** Null while the server calculates it. */
  readonly outlook: Outlook | null;
  readonly project: Project;
}

/** What goes in and what comes back, as the server has calculated it for the amount that is typed. */
export function Commitment({ outlook, project }: Props) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { dividend, topUp } = project;
  const on = (iso: string | null | undefined) => (iso == null ? null : format.date(iso));
  const interest = outlook ? format.money(outlook.interest) : '–';
  const moments: Moment[] = [
    {
      ...{ icon: ArrowUpFromLine, tone: 'plain', name: t('details.payIn') },
      ...{ amount: outlook?.amount ?? null, when: on(outlook?.startsAt) },
    },
    {
      ...{ icon: Percent, tone: 'plain', name: t('details.first') },
      amount: outlook?.daily ?? null,
      when: outlook && format.dateTime(outlook.firstInterestAt),
      text: t(`details.first${dividend}`),
    },
    {
      ...{ icon: ArrowDownToLine, tone: 'paid', name: t('details.back') },
      ...{ amount: outlook?.total ?? null, when: on(outlook?.endsAt) },
      text: t(`details.back${dividend}`, { interest }),
    },
  ];
  if (topUp)
    moments.splice(2, 0, {
      ...{ icon: CalendarClock, tone: 'due', name: t('details.topUp') },
      ...{ amount: topUp.amount, when: on(outlook?.topupDueAt), text: t('details.topUpText') },
    });
  return <Timeline label={t('details.commit')} moments={moments} />;
}
