import { classes } from '../../../lib/classes';
import { timeOrDate } from '../../../lib/time/timeOrDate';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Recharge } from '../types';
import styles from './RecordSteps.module.css';

type Mark = 'done' | 'current' | 'due';

interface Step {
  readonly name: string;
  readonly below: string;
  readonly mark: Mark;
}

/** How far an open recharge has come. */
export function RecordSteps({ recharge }: { readonly recharge: Recharge }) {
  const { t } = useWords('recharge');
  const steps = useSteps(recharge);
  return (
    <ol className={styles.steps} aria-label={t('records.progress')}>
      {steps.map(({ name, below, mark }) => (
        <li
          key={name}
          className={classes(styles.step, styles[mark])}
          aria-current={mark === 'current' ? 'step' : undefined}
        >
          <i aria-hidden />
          {name}
          <span className="num">{below}</span>
        </li>
      ))}
    </ol>
  );
}

function useSteps({ state, submittedAt, takenAt, reviewBy }: Recharge): readonly Step[] {
  const { t } = useWords('recharge');
  const format = useFormat();
  const second = state === 'SECOND_APPROVAL';
  const by = t('records.by', { time: timeOrDate(format, reviewBy) });
  const review: Step = {
    name: t('records.step.review'),
    below: second && takenAt != null ? format.clock(takenAt) : by,
    mark: second ? 'done' : currentIf(state === 'IN_REVIEW'),
  };
  return [
    { name: t('records.step.sent'), below: format.clock(submittedAt), mark: 'done' },
    review,
    ...(second ? [{ name: t('records.step.second'), below: by, mark: 'current' as const }] : []),
    { name: t('records.step.credited'), below: '', mark: 'due' },
  ];
}

const currentIf = (here: boolean): Mark => (here ? 'current' : 'due');
