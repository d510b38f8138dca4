import type { ReactNode } from 'react';
import { limits } from '../../../../schema/limits';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { FundPasskeyField } from '../../ui/field/FundPasskeyField';
import { FundPasswordField } from '../../ui/field/FundPasswordField';
import { TextField } from '../../ui/field/TextField';
import { useAddMethod } from './useAddMethod';
import { isAddress, type Kind, type Own } from './usePaymentMethods';
import styles from './AddForm.module.css';

interface Props {
  readonly kind: Kind;
  readonly own: Own;
  readonly onAdded: () => void;
}

type Adding = ReturnType<typeof useAddMethod>['form'];

/** A new target of one kind; the server checks its number. */
export function AddForm({ kind, own, onAdded }: Props) {
  const { t } = useWords('payment-methods');
  const { form, passkey, busy, send } = useAddMethod(kind, onAdded);
  const { errors } = form.formState;
  const account = (
    <TextField
      label={t(`methods.account.${kind}`)}
      hint={isAddress(kind) ? t(`methods.networkOnly.${kind}`) : undefined}
      error={errors.account?.message}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...form.register('account', { required: t('methods.needed') })}
    />
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {kind === 'BANK_CARD' ? <CardFields form={form} account={account} /> : account}
      {!isAddress(kind) && <Holder form={form} verifiedName={own.verifiedName} />}
      <FundPasskeyField
        passkey={{ ...passkey, passwordSet: own.fundPasswordSet }}
        hint={t('methods.passkey')}
      >
        <FundPassword form={form} fundPasswordSet={own.fundPasswordSet} />
      </FundPasskeyField>
      <Button type="submit" busy={busy}>
        {passkey.chosen ? t('methods.addByPasskey') : t('methods.add')}
      </Button>
    </form>
  );
}

function CardFields({ form, account }: { readonly form: Adding; readonly account: ReactNode }) {
  const { t } = useWords('payment-methods');
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('methods.bank')}
        error={errors.bank?.message}
        maxLength={limits.bankNameLengthMax}
        autoComplete="off"
        {...form.register('bank', { required: t('methods.needed') })}
      />
      <TextField
        label={t('methods.branch')}
        error={errors.branch?.message}
        maxLength={limits.branchLengthMax}
        autoComplete="off"
        {...form.register('branch')}
      />
      {account}
      <TextField
        label={t('methods.currency')}
        hint={t('methods.currencyHint')}
        error={errors.currency?.message}
        maxLength={3}
        placeholder="USD"
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('currency')}
      />
    </>
  );
}

interface HolderProps extends Pick<Own, 'verifiedName'> {
  readonly form: Adding;
}

/** Once verified nobody types another name. */
function Holder({ form, verifiedName }: HolderProps) {
  const { t } = useWords('payment-methods');
  if (verifiedName !== null) {
    return (
      <TextField
        label={t('methods.holder')}
        hint={t('methods.holderVerified')}
        value={verifiedName}
        readOnly
      />
    );
  }
  return (
    <TextField
      label={t('methods.holderOptional')}
      hint={t('methods.holderHint')}
      error={form.formState.errors.holder?.message}
      maxLength={limits.payerNameLengthMax}
      autoComplete="name"
      {...form.register('holder')}
    />
  );
}

interface FundProps extends Pick<Own, 'fundPasswordSet'> {
  readonly form: Adding;
}

/** What it means to leave it out stands beside it. */
function FundPassword({ form, fundPasswordSet }: FundProps) {
  const { t } = useWords('payment-methods');
  const hours = limits.paymentMethodWaitHours;
  if (!fundPasswordSet)
    return <p className="small second">{t('methods.waitsAlways', { hours })}</p>;
  return (
    <FundPasswordField
      label={t('methods.fundPasswordOptional')}
      hint={t('methods.waitsWithout', { hours })}
      error={form.formState.errors.fundPassword?.message}
      autoComplete="off"
      {...form.register('fundPassword')}
    />
  );
}
