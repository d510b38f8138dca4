import { useState } from 'react';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { RadioTiles } from '../../ui/field/RadioTiles';
import { Page } from '../../ui/layout/Page';
import { Sheet } from '../../ui/sheet/Sheet';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { AddForm } from './AddForm';
import { MethodList } from './MethodList';
import {
  addressKinds,
  isAddress,
  usePaymentMethods,
  type AddressKind,
  type Own,
} from './usePaymentMethods';
import styles from './AddressesScreen.module.css';

/** `/pages/payment/bindwallet`: addresses of one's wallets. */
export function AddressesScreen() {
  const { t } = useWords('payment-methods');
  const { own, error, retry } = usePaymentMethods();
  const [adding, setAdding] = useState(false);
  const title = t('methods.addresses');
  if (!own) {
    return (
      <Page title={title} back money>
        <Pending shape="list" error={error} onRetry={retry} />
      </Page>
    );
  }
  const methods = own.methods.filter(({ kind }) => isAddress(kind));
  const add = (
    <Button
      onClick={() => {
        setAdding(true);
      }}
    >
      {t('methods.addAddress')}
    </Button>
  );
  return (
    <Page title={title} back money foot={add}>
      {methods.length === 0 ? (
        <Empty title={t('methods.noAddresses')} text={t('methods.noAddressesText')} />
      ) : (
        <MethodList label={title} own={{ ...own, methods }} />
      )}
      <AddressSheet
        own={own}
        open={adding}
        onClose={() => {
          setAdding(false);
        }}
      />
    </Page>
  );
}

interface SheetProps {
  readonly own: Own;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Coin and network first: an address of one is none of another. */
function AddressSheet({ own, open, onClose }: SheetProps) {
  const { t } = useWords('payment-methods');
  const [kind, setKind] = useState<AddressKind>('USDT_TRC20');
  return (
    <Sheet title={t('methods.addAddress')} open={open} onClose={onClose}>
      <RadioTiles
        label={t('methods.network')}
        className={styles.networks}
        value={kind}
        onChange={setKind}
        tiles={addressKinds.map((value) => ({ value, content: t(`methods.kind.${value}`) }))}
      />
      <AddForm kind={kind} own={own} onAdded={onClose} />
    </Sheet>
  );
}
