import type { Coin } from '../../../../../schema/money';
import { useWords } from '../../../lib/useWords';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { Balances, Wallet } from '../types';
import { ConvertForm } from './ConvertForm';

interface Props {
  /** Null: closed. */
  readonly coin: Coin | null;
  readonly wallet: Wallet;
  readonly balances: Balances;
  readonly onCoin: (coin: Coin) => void;
  readonly onClose: () => void;
}

/** Cash to coin and back, over the wallet. */
export function ConvertSheet({ coin, onClose, ...rest }: Props) {
  const { t } = useWords('wallet');
  return (
    <Sheet title={t('convert.title')} open={coin !== null} onClose={onClose}>
      {coin && <ConvertForm coin={coin} {...rest} onDone={onClose} />}
    </Sheet>
  );
}
