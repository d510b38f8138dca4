import { useState } from 'react';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import type { Project } from '../../types';
import type { Outlook } from '../useOutlook';

/** The tick, never set by us: it holds for one version of the terms and one due date, and for nothing after them. */
export function useConsent({ termsId, version, topUp }: Project, outlook: Outlook | null) {
  const { t } = useWords('yield');
  const format = useFormat();
  const [given, setGiven] = useState<string>();
  const due = outlook?.topupDueAt;
  const date = due == null ? '–' : format.dateTime(due);
  // The minute moves on while one reads; another day is another term.
  const of = `${termsId} ${due == null ? '' : format.date(due)}`;
  const words = topUp
    ? t('details.agreeTopUp', { amount: format.money(topUp.amount), date, version })
    : t('details.agree', { version });
  return {
    words,
    agreed: outlook !== null && given === of,
    setAgreed: (agreed: boolean) => {
      setGiven(agreed ? of : undefined);
    },
  };
}
