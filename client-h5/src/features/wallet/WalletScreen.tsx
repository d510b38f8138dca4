import { useQuery } from '@apollo/client/react';
import { coins } from '../../../../schema/money';
import { useArriving } from '../../lib/arrival';
import { useAddressSheet } from '../../lib/useAddressSheet';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { Pending } from '../../ui/state/Pending';
import { CoinRows } from './CoinRows';
import { ConversionList } from './ConversionList';
import { ConvertSheet } from './convert/ConvertSheet';
import { TurnoverCard } from './TurnoverCard';
import { WalletCard } from './WalletCard';
import { WalletDocument } from './wallet.generated';
import styles from './WalletScreen.module.css';

/** Cash and coins, what they are worth, and the way from one to the other. */
export function WalletScreen() {
  const { t } = useWords('wallet');
  const convert = useAddressSheet('convert');
  const { data, error, refetch } = useArriving(useQuery(WalletDocument));
  const coin = coins.find((one) => one === convert.value);
  if (!data) {
    return (
      <Page title={t('shared:pages.wallet')} back money>
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { wallet, me } = data;
  return (
    <Page title={t('shared:pages.wallet')} back money>
      <WalletCard wallet={wallet} balances={me.balances} />
      <TurnoverCard />
      <Button
        onClick={() => {
          convert.open('USDT');
        }}
      >
        {t('wallet.convert')}
      </Button>
      <div className={styles.coins}>
        <CoinRows coins={wallet.coins} onOpen={convert.open} />
      </div>
      <h2 className={styles.head}>{t('history.title')}</h2>
      <ConversionList />
      <ConvertSheet
        coin={coin ?? null}
        wallet={wallet}
        balances={me.balances}
        onCoin={convert.open}
        onClose={convert.close}
      />
    </Page>
  );
}
