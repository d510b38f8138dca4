import {
  Check,
  CircleCheck,
  Circle,
  CircleDollarSign,
  Hand,
  Hourglass,
  Pause,
  TriangleAlert,
  Undo2,
  Upload,
  UserCheck,
  X,
  type LucideIcon,
} from 'lucide-react';
import { TimeText } from '../../ui/TimeText';
import type { ReviewStep } from '../queue';
import { useQueueWords } from '../useQueueWords';
import styles from './ReviewHistory.module.css';
import { classes } from '../../lib/classes';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
}

const plain: Look = { icon: Circle, tone: '' };

const looks: Readonly<Record<string, Look>> = {
  SUBMITTED: { icon: Upload, tone: '' },
  TAKEN: { icon: Hand, tone: 'info' },
  RELEASED: { icon: Undo2, tone: '' },
  RETURNED: { icon: Undo2, tone: 'info' },
  EXPIRED: { icon: Hourglass, tone: '' },
  HELD: { icon: Pause, tone: 'info' },
  FIRST_APPROVED: { icon: UserCheck, tone: 'info' },
  APPROVED: { icon: Check, tone: 'ok' },
  REFUSED: { icon: X, tone: 'bad' },
  WITHDRAWN: { icon: Undo2, tone: 'info' },
  SENT_BACK: { icon: Undo2, tone: 'info' },
  CONTRADICTED: { icon: TriangleAlert, tone: 'bad' },
  UNPAID: { icon: TriangleAlert, tone: 'bad' },
  UNDONE: { icon: Undo2, tone: 'info' },
  ENDED: { icon: CircleCheck, tone: '' },
  CREDITED: { icon: CircleDollarSign, tone: 'ok' },
};

/** What happened, oldest first. */
export function ReviewHistory({ steps }: { readonly steps: readonly ReviewStep[] }) {
  const words = useQueueWords();
  return (
    <ol className={styles.timeline}>
      {steps.map(({ kind, at, by, note }, index) => {
        const { icon: Icon, tone } = looks[kind] ?? plain;
        return (
          <li key={`${kind}${at}${String(index)}`}>
            <span className={classes(styles.knot, styles[tone])}>
              <Icon size={15} aria-hidden />
            </span>
            <span>
              {words(`step.${kind}`)}
              <small>
                <TimeText at={at} />
                {by && ` · ${by.name}`}
              </small>
              {note !== null && <small>{note}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
