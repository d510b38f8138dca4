import { useQuery } from '@apollo/client/react';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../../lib/classes';
import { useBreakWords } from '../../../lib/safeguards/useSafeguards';
import { MeDocument } from '../../../lib/session/me.generated';
import { useOwnMoney } from '../../../lib/money/useOwnMoney';
import { formatDuration } from '../../../lib/time/formatTime';
import { useFormat } from '../../../lib/useFormat';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { RadioTiles } from '../../../ui/field/RadioTiles';
import { OwnLimitsLink } from '../../../ui/OwnLimitsLink';
import type { Instrument } from '../types';
import { AmountRow } from './AmountRow';
import { OutcomeStrip } from './OutcomeStrip';
import { TicketRisk } from './TicketRisk';
import type { Ticket as TicketState } from './useTicket';
import { useOwnReason } from './useOwnReason';
import { useTicketReason } from './useTicketReason';
import styles from './Ticket.module.css';

interface Props {
  readonly instrument: Instrument;
  readonly ticket: TicketState;
  readonly onReview: () => void;
}

/** The order ticket: nothing is sent from here, Review opens the sheet that sends. Its risk stands on it. */
export function Ticket({ instrument, ticket, onReview }: Props) {
  const { t } = useWords('trading');
  const reason = useTicketReason(instrument, ticket);
  const own = useOwnRefused(ticket, reason);
  const reasonId = useId();
  return (
    <section className={styles.ticket} aria-label={t('ticket.label')}>
      <DirectionTiles ticket={ticket} />
      <Durations instrument={instrument} ticket={ticket} />
      <AmountHead />
      <AmountRow ticket={ticket} />
      <Multiples ticket={ticket} />
      <OutcomeStrip ticket={ticket} />
      <button
        type="button"
        className="button button-primary"
        aria-disabled={reason !== null}
        aria-describedby={reasonId}
        onClick={() => {
          if (reason === null) onReview();
        }}
      >
        {t('ticket.review')}
      </button>
      <p id={reasonId} className={classes(styles.ticketReason, 'small')} aria-live="polite">
        {reason}
        {own && (
          <>
            {' '}
            <OwnLimitsLink />
          </>
        )}
      </p>
      <TicketRisk />
    </section>
  );
}

/** Whether the reason is one of one's own: a break, or a limit. */
function useOwnRefused({ costs }: TicketState, reason: string | null): boolean {
  const own = [useBreakWords(), useOwnReason(costs)];
  return reason !== null && own.includes(reason);
}

function DirectionTiles({ ticket: { direction, setDirection } }: Pick<Props, 'ticket'>) {
  const { t } = useWords('trading');
  const up = (
    <>
      <ArrowUpRight size={18} strokeWidth={2} aria-hidden />
      {t('ticket.up')}
    </>
  );
  const down = (
    <>
      <ArrowDownRight size={18} strokeWidth={2} aria-hidden />
      {t('ticket.down')}
    </>
  );
  return (
    <RadioTiles
      label={t('ticket.direction')}
      look="well"
      className={styles.ticketDirection}
      value={direction}
      onChange={setDirection}
      tiles={[
        { value: 'UP', content: up },
        { value: 'DOWN', content: down },
      ]}
    />
  );
}

function Durations({ instrument, ticket }: Omit<Props, 'onReview'>) {
  const { t } = useWords('trading');
  const format = useFormat();
  return (
    <div>
      <p className={styles.ticketHead}>
        <span>{t('ticket.settlesIn')}</span>
        <span className="muted">{t('ticket.returnIfRight')}</span>
      </p>
      <RadioTiles
        label={t('ticket.settlesIn')}
        className={styles.ticketDurations}
        value={ticket.terms ? String(ticket.terms.durationSeconds) : null}
        onChange={ticket.setSeconds}
        tiles={instrument.terms.map(({ durationSeconds, payoutBp }) => {
          const duration = formatDuration(durationSeconds);
          const rate = `+${format.rate(payoutBp)}`;
          return {
            value: String(durationSeconds),
            name: t('ticket.durationName', { duration, rate }),
            content: (
              <>
                {duration}
                <small className="num">{rate}</small>
              </>
            ),
          };
        })}
      />
    </div>
  );
}

function AmountHead() {
  const { t } = useWords('trading');
  const own = useOwnMoney();
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-first' }).data?.me;
  return (
    <p className={styles.ticketHead}>
      <span>{t('ticket.amount')}</span>
      {me && (
        <span className="muted num">
          {t('ticket.available', { amount: own(me.balances.available) })}
        </span>
      )}
    </p>
  );
}

function Multiples({ ticket: { multiple, setMultiple } }: Pick<Props, 'ticket'>) {
  const { t } = useWords('trading');
  const multiples = usePlatform()?.multiples ?? [1];
  return (
    <div className={styles.ticketMultiple}>
      <span className={styles.ticketLabel}>{t('ticket.multiple')}</span>
      <RadioTiles
        label={t('ticket.multiple')}
        className="num grow"
        value={String(multiple)}
        onChange={setMultiple}
        tiles={multiples.map((count) => ({
          value: String(count),
          content: t('ticket.multipleOf', { multiple: count }),
        }))}
      />
    </div>
  );
}
