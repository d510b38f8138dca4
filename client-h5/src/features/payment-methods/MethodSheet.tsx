import { useFundPasskey, type FundPasskey } from '../../lib/passkeys/useFundPasskey';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { FundPasskeyField } from '../../ui/field/FundPasskeyField';
import { FundPasswordField } from '../../ui/field/FundPasswordField';
import { Fact } from '../../ui/figure/Fact';
import { Sheet } from '../../ui/sheet/Sheet';
import { useChangeMethod } from './useChangeMethod';
import { isAddress, isWaiting, type Method, type Own } from './usePaymentMethods';

interface Props extends Pick<Own, 'fundPasswordSet'> {
  /** Null: closed. */
  readonly method: Method | null;
  readonly onClose: () => void;
}

/** One target: what is known of it, and what its owner can do. */
export function MethodSheet({ method, fundPasswordSet, onClose }: Props) {
  const { t } = useWords('payment-methods');
  const passkey = useFundPasskey();
  return (
    <Sheet title={t('methods.detailTitle')} open={method !== null} onClose={onClose}>
      {method && (
        <>
          <Facts method={method} />
          <Waits method={method} />
          <Actions
            key={method.id}
            method={method}
            passkey={passkey}
            fundPasswordSet={fundPasswordSet}
            onDone={onClose}
          />
        </>
      )}
    </Sheet>
  );
}

function Facts({ method }: { readonly method: Method }) {
  const { t } = useWords('payment-methods');
  const format = useFormat();
  const { kind, bank, branch, masked, holderMasked, currency, network } = method;
  return (
    <dl className="facts">
      <Fact name={t('methods.bank')}>{bank}</Fact>
      <Fact name={t('methods.branchName')}>{branch}</Fact>
      <Fact name={t(`methods.account.${kind}`)}>{masked}</Fact>
      <Fact name={t('methods.holder')}>{holderMasked}</Fact>
      <Fact name={isAddress(kind) ? t('methods.coin') : t('methods.currencyName')}>{currency}</Fact>
      <Fact name={t('methods.network')}>{network}</Fact>
      <Fact name={t('methods.addedAt')}>{format.dateTime(method.createdAt)}</Fact>
      <Fact name={t('methods.usableSince')}>{format.dateTime(method.usableSince)}</Fact>
    </dl>
  );
}

/** A card is its owner's once and for all: it is deleted first. */
function Waits({ method }: { readonly method: Method }) {
  const { t } = useWords('payment-methods');
  if (method.kind === 'BANK_CARD' || !isWaiting(method)) return null;
  return <Banner tone="info">{t('methods.addAgain')}</Banner>;
}

interface ActionsProps extends Pick<Own, 'fundPasswordSet'> {
  readonly method: Method;
  readonly passkey: FundPasskey;
  readonly onDone: () => void;
}

function Actions({ method, passkey, fundPasswordSet, onDone }: ActionsProps) {
  const { t } = useWords('payment-methods');
  const change = useChangeMethod(method.id, passkey, onDone);
  if (!fundPasswordSet && !passkey.offered) {
    return <Banner tone="info">{t('methods.fundPasswordFirst')}</Banner>;
  }
  return (
    <>
      <FundPasskeyField passkey={passkey} hint={t('methods.passkey')}>
        <FundPasswordField
          label={t('methods.fundPassword')}
          value={change.fundPassword}
          error={change.error}
          autoComplete="off"
          onChange={({ target }) => {
            change.type(target.value);
          }}
        />
      </FundPasskeyField>
      {!method.isDefault && (
        <Button busy={change.busy} onClick={() => void change.prefer()}>
          {t('methods.makeDefault')}
        </Button>
      )}
      <Button look="outline" busy={change.busy} onClick={() => void change.remove()}>
        {t('methods.delete')}
      </Button>
    </>
  );
}
