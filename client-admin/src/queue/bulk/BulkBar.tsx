import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { useFormat } from '../../lib/useFormat';
import styles from './BulkBar.module.css';
import type { Ticks } from './useTicks';
import { useTotal } from './useTotal';

interface Props {
  readonly ticks: Ticks;
  readonly onApprove: () => void;
}

/** How many requests are ticked and what they come to. Nothing that takes away is offered for several. */
export function BulkBar({ ticks: { ticked, clear }, onApprove }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const total = useTotal();
  const online = useOnline();
  const count = { smart_count: ticked.length };
  const amount = money(total(ticked), { code: true });
  return (
    <section className={styles.bulkBar} aria-label={translate('queue.bulk.bar')}>
      <p role="status">
        <b className="num">{translate('queue.bulk.chosen', { ...count, amount })}</b>{' '}
        <span className="mute">{translate('queue.bulk.rule')}</span>
      </p>
      <div className="row">
        <Button variant="text" size="large" onClick={clear}>
          {translate('queue.bulk.clear')}
        </Button>
        <Button
          variant="contained"
          size="large"
          disabled={!online}
          aria-keyshortcuts="A"
          onClick={onApprove}
        >
          {translate('queue.bulk.approve', count)}
          <kbd aria-hidden>A</kbd>
        </Button>
      </div>
    </section>
  );
}
