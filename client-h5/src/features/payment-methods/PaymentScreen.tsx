import { useState } from 'react';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Sheet } from '../../ui/sheet/Sheet';
import { Pending } from '../../ui/state/Pending';
import { AddForm } from './AddForm';
import { Group } from './Group';
import { isAddress, usePaymentMethods, type Own } from './usePaymentMethods';

/** `/pages/payment/payment`: everything that money can be paid out to, with Alipay and WeChat Pay. */
export function PaymentScreen() {
  const { t } = useWords('payment-methods');
  const { own, error, retry } = usePaymentMethods();
  return (
    <Page title={t('methods.title')} back money>
      {own ? <Groups own={own} /> : <Pending shape="list" error={error} onRetry={retry} />}
    </Page>
  );
}

function Groups({ own }: { readonly own: Own }) {
  const { t } = useWords('payment-methods');
  const [adding, setAdding] = useState<'ALIPAY' | 'WECHAT' | null>(null);
  const close = () => {
    setAdding(null);
  };
  return (
    <>
      <p className="small second">{t('methods.lead')}</p>
      <Group
        title={t('methods.cards')}
        own={own}
        of={(kind) => kind === 'BANK_CARD'}
        add={{ label: t('methods.addCard'), to: paths.addCard }}
      />
      <Group
        title={t('methods.addresses')}
        own={own}
        of={isAddress}
        add={{ label: t('methods.addAddress'), to: paths.walletAddresses }}
      />
      {(['ALIPAY', 'WECHAT'] as const).map((kind) => (
        <Group
          key={kind}
          title={t(`methods.kind.${kind}`)}
          own={own}
          of={(one) => one === kind}
          add={{
            label: t('methods.addAccount', { name: t(`methods.kind.${kind}`) }),
            onClick: () => {
              setAdding(kind);
            },
          }}
        />
      ))}
      <Sheet
        title={adding ? t('methods.addAccount', { name: t(`methods.kind.${adding}`) }) : ''}
        open={adding !== null}
        onClose={close}
      >
        {adding && <AddForm key={adding} kind={adding} own={own} onAdded={close} />}
      </Sheet>
    </>
  );
}
