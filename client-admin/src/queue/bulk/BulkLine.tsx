import { useTranslate } from 'react-admin';
import { MoneyText } from '../../ui/MoneyText';
import { Pill } from '../../ui/Pill';
import { useQueue, type QueueRow } from '../queue';
import styles from './BulkDialog.module.css';
import type { Outcome } from './useBulkRun';
import type { Grounds } from './useGrounds';

interface Props {
  readonly row: QueueRow;
  /** Nothing is confirmed yet. */
  readonly asking: boolean;
  readonly grounds: Grounds;
  readonly outcome: Outcome | undefined;
}

const tones = { WORKING: 'neutral', APPROVED: 'ok', LEFT: 'neutral', REFUSED: 'amber' } as const;

function Came({ outcome }: { readonly outcome: Outcome }) {
  const translate = useTranslate();
  return (
    <p className="row wrap">
      <Pill tone={tones[outcome.kind]}>{translate(`queue.bulk.outcome.${outcome.kind}`)}</Pill>
      {outcome.kind === 'REFUSED' && <span>{outcome.why}</span>}
    </p>
  );
}

/** One of them: what its approval rests on, and afterwards what came of it. */
export function BulkLine({ row, asking, grounds, outcome = { kind: 'LEFT' } }: Props) {
  const translate = useTranslate();
  const { bulk } = useQueue();
  if (!bulk) return null;
  const { Line } = bulk;
  return (
    <li>
      <p className={styles.bulkHead}>
        <span className="mono">{row.number}</span>
        <b>
          <MoneyText value={bulk.amount(row)} code />
        </b>
      </p>
      {asking ? (
        <Line
          row={row}
          ground={grounds.of(row)}
          onGround={(ground) => {
            grounds.set(row, ground);
          }}
        />
      ) : (
        <Came outcome={outcome} />
      )}
      {asking && grounds.isTwice(row) && (
        <p role="alert" className={styles.twice}>
          {translate('queue.bulk.twice')}
        </p>
      )}
    </li>
  );
}
