import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useBreakWords } from '../../lib/safeguards/useSafeguards';
import { MeDocument } from '../../lib/session/me.generated';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { BreakNote } from '../../ui/BreakNote';
import { Button } from '../../ui/Button';
import { MoneyField } from '../../ui/field/MoneyField';
import { Fact } from '../../ui/figure/Fact';
import { Sheet } from '../../ui/sheet/Sheet';
import { LoadError } from '../../ui/state/LoadError';
import { canFollow } from './canFollow';
import { FollowRiskNoticeDocument } from './follow.generated';
import styles from './FollowScreen.module.css';
import type { FollowingTerms, Leader } from './types';
import { useFollow } from './useFollow';

interface Props {
  readonly leader: Pick<Leader, 'id' | 'name'>;
  /** What holds so far, where one follows already. */
  readonly terms?: FollowingTerms;
  readonly onClose: () => void;
}

/** With how much one follows, and the largest loss a day, confirmed by its own button; on a break nothing but that. */
export function FollowSheet({ open, ...form }: Props & { readonly open: boolean }) {
  const { t } = useWords('follow');
  const Open = useBreakWords() === null ? FollowForm : BreakNote;
  return (
    <Sheet title={t('sheetTitle', { name: form.leader.name })} open={open} onClose={form.onClose}>
      <Open {...form} />
    </Sheet>
  );
}

function FollowForm({ leader, terms, onClose }: Props) {
  const { t } = useWords('follow');
  const format = useFormat();
  const before = termsOf(terms);
  const [amount, setAmount] = useState(before.amount);
  const [dailyCap, setDailyCap] = useState(before.dailyCap);
  const [agreed, setAgreed] = useState(false);
  const { known, notice, failed, again } = useRiskNotice();
  const { busy, errors, follow } = useFollow(leader, onClose);
  const ready = canFollow(amount, dailyCap) && (known === true || (agreed && notice !== undefined));
  return (
    <form
      className={styles.followForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void follow({
          amount,
          dailyCap,
          acknowledge: known === true ? null : (notice?.id ?? null),
        });
      }}
    >
      <p className="second">{t('terms')}</p>
      <MoneyField label={t('amount')} value={amount} error={errors.amount} onChange={setAmount} />
      <MoneyField
        label={t('cap')}
        value={dailyCap}
        error={errors.dailyCap}
        hint={t('capHint')}
        onChange={setDailyCap}
      />
      <dl className="facts">
        <Fact name={t('largest')}>
          {ready ? format.money({ amount: dailyCap, asset: 'USD' }, { as: 'code' }) : '–'}
        </Fact>
      </dl>
      {failed && <LoadError error={failed} onRetry={again} />}
      {known === false && notice && (
        <RiskTick text={notice.text} agreed={agreed} onAgreed={setAgreed} />
      )}
      <Button type="submit" busy={busy} disabled={!ready}>
        {t('confirm')}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('shared:common.cancel')}
      </Button>
    </form>
  );
}

/** What holds so far as it would be typed; empty where nothing does. */
const termsOf = (terms: FollowingTerms | undefined) => ({
  amount: terms?.amount.amount ?? '',
  dailyCap: terms?.dailyCap.amount ?? '',
});

/**
 * Whether the risk notice in force was accepted, undefined until that is known; what it says where it was not; and why
 * either could not be read.
 */
function useRiskNotice() {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-first' });
  const known = me.data?.me.riskAcknowledged;
  const asked = useQuery(FollowRiskNoticeDocument, { skip: known !== false });
  const unread = known === undefined ? me : asked;
  const { error: failed, refetch } = unread;
  return { known, notice: asked.data?.riskNotice, failed, again: () => void refetch() };
}

interface TickProps {
  /** Its points, one a line. */
  readonly text: string;
  readonly agreed: boolean;
  readonly onAgreed: (agreed: boolean) => void;
}

/** Once for each notice, before the next copy; nobody sets it for the user. */
function RiskTick({ text, agreed, onAgreed }: TickProps) {
  const { t } = useWords('follow');
  return (
    <>
      {text.split('\n').map((point) => (
        <p key={point} className="small second">
          {point}
        </p>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => {
            onAgreed(event.target.checked);
          }}
        />
        <span>{t('risk')}</span>
      </label>
    </>
  );
}
