import type { Coin } from '../../../../schema/money';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { InstrumentGlyph } from '../../ui/figure/InstrumentGlyph';
import { MoneyText } from '../../ui/figure/MoneyText';
import type { CoinWallet } from './types';

interface Props {
  readonly coins: readonly CoinWallet[];
  /** Opens what converts this coin. */
  readonly onOpen: (coin: Coin) => void;
}

/** What is held of each coin, and what that is worth. */
export function CoinRows({ coins, onOpen }: Props) {
  const { t } = useWords('wallet');
  return (
    <ul className="card card-list" aria-label={t('wallet.coins')}>
      {coins.map((one) => (
        <li key={one.coin}>
          <CoinRow wallet={one} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function CoinRow({ wallet, onOpen }: { readonly wallet: CoinWallet } & Pick<Props, 'onOpen'>) {
  const { t } = useWords('wallet');
  const format = useFormat();
  const { coin, available, price, value } = wallet;
  return (
    <button
      type="button"
      className="cell record"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen(coin);
      }}
    >
      <InstrumentGlyph symbol={coin} />
      <span className="grow">
        <b className="record-title">{coin}</b>
        <span className="small muted num">
          {price ? t('wallet.price', { coin, price: format.money(price) }) : t('wallet.unquoted')}
        </span>
      </span>
      <span className="record-end">
        <b>
          <MoneyText money={available} balance />
        </b>
        {value && (
          <span className="small muted">
            <MoneyText money={value} balance />
          </span>
        )}
      </span>
    </button>
  );
}
