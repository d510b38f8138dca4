import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { formatCountdown, formatDuration } from '../../lib/time/formatTime';
import { serverNow } from '../../lib/time/serverClock';
import { deadlineOf, useCountdown } from '../../lib/time/useCountdown';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { InstrumentGlyph } from '../../ui/figure/InstrumentGlyph';
import type { HomeNextQuery } from './home.generated';
import styles from './RunningContracts.module.css';

type Contract = HomeNextQuery['running']['edges'][number]['node'];

const CHECK_MS = 2_000;
const GRACE_MS = 1_200;

interface Props {
  readonly contracts: readonly Contract[];
  readonly refetch: () => Promise<unknown>;
}

/** Own running contracts with the time they have left, newest first; each leads to its live view. */
export function RunningContracts({ contracts, refetch }: Props) {
  const { t } = useWords('home');
  useLostSettlement(Math.min(...contracts.map(({ settlesAt }) => Date.parse(settlesAt))), refetch);
  return (
    <section className={classes('card', styles.running)} aria-labelledby="running-contracts">
      <div className={styles.runningHead}>
        <h2 id="running-contracts">{t('home.running.title')}</h2>
        <Link to={paths.orders}>{t('home.orders')}</Link>
      </div>
      <ul className={styles.runningList}>
        {contracts.map((contract) => (
          <li key={contract.id}>
            <Row contract={contract} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ contract }: { readonly contract: Contract }) {
  const { t } = useWords('home');
  const format = useFormat();
  const { instrument, direction, stake, durationSeconds } = contract;
  const up = direction === 'UP';
  const Arrow = up ? ArrowUpRight : ArrowDownRight;
  const duration = formatDuration(durationSeconds);
  return (
    <Link className={styles.runningRow} to={paths.instrument(instrument.id)}>
      <InstrumentGlyph symbol={instrument.symbol} />
      <span className="grow">
        <b className="row">
          {instrument.symbol}
          <span className={classes('row', styles.runningWay)}>
            <Arrow size={14} strokeWidth={2.2} aria-hidden />
            {up ? t('home.running.up') : t('home.running.down')}
          </span>
        </b>
        <span className="small second num">
          {t('home.running.terms', { stake: format.money(stake), duration })}
        </span>
      </span>
      <Left contract={contract} />
    </Link>
  );
}

function Left({ contract }: { readonly contract: Contract }) {
  const { t } = useWords('home');
  const left = useCountdown(deadlineOf(contract, 'settlesAt')) ?? 0;
  if (left === 0) return <span className="small muted">{t('home.running.settling')}</span>;
  return <b className={classes('num', styles.runningLeft)}>{formatCountdown(left)}</b>;
}

/** Asks again when one's time is up, in case the word of its settlement got lost on its way. */
function useLostSettlement(firstAt: number, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (firstAt + GRACE_MS < serverNow()) void refetch().catch(() => null);
    }, CHECK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [firstAt, refetch]);
}
