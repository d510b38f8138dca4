import { CircleCheckBig, CircleMinus, CircleX } from 'lucide-react';
import type { Checked } from '../../../../schema/proof/check-proof';
import { proofSteps, type ProofStep } from '../../../../schema/proof/proof-steps';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './CheckSteps.module.css';

const ofEntry = new Set<ProofStep>(['FILE', 'SIGNATURE', 'PATH', 'HEADS']);
const isEntry = (text: string) => text.startsWith('{"format":"entry/1"');

const icons = { passed: CircleCheckBig, failed: CircleX, left: CircleMinus } as const;

interface Props {
  readonly text: string;
  readonly checked: Pick<Checked, 'fault' | 'passed'>;
}

/** Everything that is checked, one line each: a tick, or the fault's own sentence. */
export function CheckSteps({ text, checked: { fault, passed } }: Props) {
  const { t } = useWords('verify');
  const steps = proofSteps.filter((step) => !isEntry(text) || ofEntry.has(step));
  const failed = fault && steps.find((step) => !passed.includes(step));
  const stateOf = (step: ProofStep) =>
    passed.includes(step) ? 'passed' : step === failed ? 'failed' : 'left';
  return (
    <ul className={classes('card', styles.proofSteps)} aria-label={t('verify.steps')}>
      {steps.map((step) => {
        const state = stateOf(step);
        const Icon = icons[state];
        return (
          <li key={step}>
            <Icon className={styles[state]} size={20} strokeWidth={1.8} aria-hidden />
            <span className="grow">
              {t(`verify.step.${step}`)}
              {state === 'failed' && fault ? (
                <b className={styles.failed}>{t(`verify.fault.${fault.code}`)}</b>
              ) : (
                <span className="small muted">
                  {t(`verify.state.${state === 'passed' ? 'passed' : 'left'}`)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
