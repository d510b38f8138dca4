import { useFormat } from '../../lib/useFormat';
import { useSession } from '../../lib/session/session';
import { formatSpan } from '../../lib/time/formatSpan';
import { useWords } from '../../lib/useWords';
import type { Policy } from './types';

/** How long reviews take, what a coin costs, and what is never asked for. */
export function PolicyNotes({ policy }: { readonly policy: Policy }) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const { language } = useSession();
  const { medianSeconds, p95Seconds, spreadBp } = policy;
  const known = medianSeconds != null && p95Seconds != null;
  return (
    <div className="small muted">
      <p>
        {known
          ? t('withdraw.times', {
              median: formatSpan(language, medianSeconds),
              p95: formatSpan(language, p95Seconds),
            })
          : t('withdraw.noTimes')}
      </p>
      <p>{t('withdraw.coins', { spread: format.rate(spreadBp, 2) })}</p>
      <p>{t('withdraw.promise')}</p>
    </div>
  );
}
