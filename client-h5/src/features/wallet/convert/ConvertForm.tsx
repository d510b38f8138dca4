import { useState } from 'react';
import { coins, type Coin } from '../../../../../schema/money';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Chips } from '../../../ui/field/Chips';
import type { Balances, Wallet, Way } from '../types';
import { GiveField } from './GiveField';
import { QuoteFacts } from './QuoteFacts';
import { useAmountReason } from './useAmountReason';
import { useFreeCash } from './useFreeCash';
import { useConvert } from './useConvert';
import styles from './ConvertForm.module.css';

interface Props {
  readonly coin: Coin;
  readonly wallet: Wallet;
  readonly balances: Balances;
  readonly onCoin: (coin: Coin) => void;
  readonly onDone: () => void;
}

/** What is given, the rate for it, and the button that converts while the rate holds. */
export function ConvertForm({ coin, wallet, balances, onCoin, onDone }: Props) {
  const { t } = useWords('wallet');
  const [way, setWay] = useState<Way>('BUY');
  const [amount, setAmount] = useState('');
  const held = wallet.coins.find((one) => one.coin === coin)?.available;
  const free = useFreeCash(balances.available);
  const [there, all] = way === 'BUY' ? [balances.available, free] : [held, held];
  const reason = useAmountReason(amount, there);
  const { quote, left, holds, error, busy, go } = useConvert({ coin, way, amount }, onDone);
  return (
    <form
      className={styles.convert}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null && !busy) void go();
      }}
    >
      <WayChips
        value={way}
        onChange={(next) => {
          setWay(next);
          setAmount('');
        }}
      />
      <Chips
        label={t('wallet.coins')}
        value={coin}
        onChange={(next) => {
          onCoin(next);
          if (way === 'SELL') setAmount('');
        }}
        options={coins.map((value) => ({ value, label: value }))}
      />
      <GiveField key={`${way} ${coin}`} {...{ error, amount }} there={all} onChange={setAmount} />
      {quote && <QuoteFacts quote={quote} left={left} />}
      <Button type="submit" busy={busy} disabled={reason !== null}>
        {holds ? t('convert.make') : t(quote ? 'convert.anew' : 'convert.ask')}
      </Button>
      <p className="small muted" aria-live="polite">
        {reason ?? (quote ? null : t('convert.note'))}
      </p>
    </form>
  );
}

interface WayProps {
  readonly value: Way;
  readonly onChange: (way: Way) => void;
}

function WayChips({ value, onChange }: WayProps) {
  const { t } = useWords('wallet');
  const options = [
    { value: 'BUY', label: t('convert.buy') },
    { value: 'SELL', label: t('convert.sell') },
  ] as const;
  return <Chips look="segments" label={t('convert.way')} {...{ value, onChange, options }} />;
}
