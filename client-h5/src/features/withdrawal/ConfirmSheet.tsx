import { useState } from 'react';
import type { Money } from '../../../../schema/money';
import { useFundPasskey, type FundPasskey } from '../../lib/passkeys/useFundPasskey';
import { timeOrDate } from '../../lib/time/timeOrDate';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { FundPasskeyField } from '../../ui/field/FundPasskeyField';
import { FundPasswordField } from '../../ui/field/FundPasswordField';
import { Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import { Sheet } from '../../ui/sheet/Sheet';
import { reviewedBy } from './CostFacts';
import { costsOf, shown } from './figures';
import type { Policy, Target } from './types';
import { useTargetName } from './useTargetName';
import type { useWithdraw } from './useWithdraw';
import styles from './WithdrawForm.module.css';

interface Asked {
  readonly amount: Money;
  readonly target: Target;
  readonly policy: Policy;
}

interface Props extends Asked {
  readonly open: boolean;
  readonly sending: ReturnType<typeof useWithdraw>;
  readonly onClose: () => void;
}

/** All of it once more, what happens next, and a passkey or the fund password. */
export function ConfirmSheet({ open, onClose, sending, ...asked }: Props) {
  const { t } = useWords('withdrawal');
  // Asked for before the sheet opens, which then draws what it stays with.
  const passkey = useFundPasskey();
  return (
    <Sheet title={t('confirm.title')} open={open} onClose={onClose} locked={sending.busy}>
      <Confirming {...asked} sending={sending} passkey={passkey} />
    </Sheet>
  );
}

interface ConfirmingProps extends Asked, Pick<Props, 'sending'> {
  readonly passkey: FundPasskey;
}

/** Drawn anew with each opening, so that no password stays behind. */
function Confirming({ sending, passkey, ...asked }: ConfirmingProps) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const [fundPassword, setFundPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { amount, target, policy } = asked;
  const { error, clear, send } = sending;
  const busy = sending.busy || passkey.busy;
  const submit = async () => {
    const what = { amount, targetId: target.id };
    if (passkey.chosen) {
      const signed = await passkey.sign();
      if (signed) await send({ ...what, passkey: signed });
      return;
    }
    setMissing(fundPassword === '');
    if (fundPassword !== '') await send({ ...what, fundPassword });
  };
  return (
    <form
      className={styles.withdraw}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Facts {...asked} />
      <p className="small second">
        {t('confirm.next', { time: timeOrDate(format, reviewedBy(policy)) })}
      </p>
      <FundPasskeyField passkey={passkey} hint={t('confirm.passkey')}>
        <FundPasswordField
          label={t('confirm.fundPassword')}
          value={fundPassword}
          error={missing ? t('shared:common.fillIn') : error}
          autoComplete="off"
          onChange={(event) => {
            setFundPassword(event.target.value);
            setMissing(false);
            clear();
          }}
        />
      </FundPasskeyField>
      <Button type="submit" busy={busy}>
        {t('confirm.send', { amount: format.money(shown(amount)) })}
      </Button>
    </form>
  );
}

function Facts({ amount, target, policy }: Asked) {
  const { t } = useWords('withdrawal');
  const { fee, credited, coin } = costsOf(amount, policy, target);
  const name = useTargetName();
  return (
    <dl className="facts">
      <Fact name={t('records.amount')}>
        <MoneyText money={shown(amount)} />
      </Fact>
      <Fact name={t('records.fee')}>
        <MoneyText money={fee} />
      </Fact>
      <Fact name={t('withdraw.receive')}>
        <MoneyText money={credited} code />
      </Fact>
      {coin && (
        <Fact name={t('withdraw.receiveCoin', { coin: coin.asset })}>
          ≈ <MoneyText money={coin} />
        </Fact>
      )}
      <Fact name={t('withdraw.to')}>
        {name(target)} · {target.masked}
      </Fact>
    </dl>
  );
}
