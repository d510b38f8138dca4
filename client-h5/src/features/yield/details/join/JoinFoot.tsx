import { useId } from 'react';
import { classes } from '../../../../lib/classes';
import { useBreakWords } from '../../../../lib/safeguards/useSafeguards';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import { BreakNote } from '../../../../ui/BreakNote';
import { Button } from '../../../../ui/Button';
import type { Project } from '../../types';
import styles from './JoinFoot.module.css';
import type { Amount } from './joinAmount';
import { RechargeLink } from './RechargeLink';
import { useAmountReason } from './useAmountReason';
import { useConsent } from './useConsent';
import type { Joining } from './useJoin';
import type { Outlook } from '../useOutlook';

interface Props {
  readonly project: Project;
  /** Null until one is typed. */
  readonly amount: Amount | null;
  /** Null while the server calculates it. */
  readonly outlook: Outlook | null;
  readonly joining: Joining;
  readonly onChoose: () => void;
}

/** First the amount, then the tick, then the button that joins with that amount. */
export function JoinFoot({ amount, onChoose, ...rest }: Props) {
  const { t } = useWords('yield');
  if (useBreakWords() !== null) return <BreakNote />;
  if (amount) return <Confirm amount={amount} {...rest} />;
  return (
    <Button aria-haspopup="dialog" onClick={onChoose}>
      {t('details.choose')}
    </Button>
  );
}

type ConfirmProps = Omit<Props, 'onChoose'> & { readonly amount: Amount };

function Confirm({ project, amount, outlook, joining }: ConfirmProps) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { agreed, setAgreed, words } = useConsent(project, outlook);
  const { busy, refused, join } = joining;
  const wrong = useAmountReason(project, amount);
  const id = useId();
  const waiting = useWaiting(agreed, outlook);
  const why = wrong?.text ?? refused ?? waiting;
  return (
    <>
      <label className={classes('check small', styles.consent)}>
        <input
          type="checkbox"
          checked={agreed}
          disabled={!outlook || busy}
          onChange={(event) => {
            setAgreed(event.target.checked);
          }}
        />
        <span>{words}</span>
      </label>
      <Button
        busy={busy}
        disabled={wrong !== null || waiting !== null}
        aria-describedby={id}
        onClick={() => void join()}
      >
        {t('details.join', { amount: format.money(amount.shown, { as: 'code' }) })}
      </Button>
      <p id={id} className={classes('small muted', styles.reason)} aria-live="polite">
        {why} {wrong?.missing && <RechargeLink missing={wrong.missing} />}
      </p>
    </>
  );
}

/** What joining still waits for. */
function useWaiting(agreed: boolean, outlook: Outlook | null): string | null {
  const { t } = useWords('yield');
  if (!outlook) return t('details.calculating');
  return agreed ? null : t('details.reason.consent');
}
