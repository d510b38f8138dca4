import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { useQuote } from '../../../lib/live/useQuotes';
import { faultOf } from '../../../lib/network/fault';
import { faultWords } from '../../../lib/network/faultWords';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { toLike } from '../ticket/ticketMath';
import type { Ticket } from '../ticket/useTicket';
import { useTicketReason } from '../ticket/useTicketReason';
import type { Instrument } from '../types';
import type { Review } from './useReview';
import ticketStyles from '../ticket/Ticket.module.css';
import styles from './ReviewAction.module.css';

interface Props {
  readonly instrument: Instrument;
  readonly ticket: Ticket;
  readonly review: Review;
}

/** The confirming button; while it is not known whether an order arrived, only that. */
export function ReviewAction(props: Props) {
  const { review } = props;
  if (review.sending === 'unsure') return <Unsure review={review} />;
  return review.sending === 'checking' ? <Checking review={review} /> : <Confirm {...props} />;
}

function Confirm({ instrument, ticket, review }: Props) {
  const { t } = useWords('trading');
  const format = useFormat();
  const reason = useTicketReason(instrument, ticket);
  const busy = review.sending === 'sending';
  const amount = ticket.costs ? format.money(toLike(ticket.costs.total), { as: 'code' }) : '';
  return (
    <div className={styles.reviewAction} aria-live="polite">
      {review.moved && <Moved instrument={instrument} />}
      {review.termsChanged && <TermsChanged ticket={ticket} />}
      {review.refusal !== null && (
        <Banner tone="bad">
          <b>{review.refusal}</b>
          <br />
          {t('review.refused')}
        </Banner>
      )}
      <Button busy={busy} disabled={reason !== null} onClick={review.confirm}>
        {busy ? t('review.sending') : t('review.confirm', { amount })}
      </Button>
      {reason !== null && !busy && (
        <p className={classes(ticketStyles.ticketReason, 'small')}>{reason}</p>
      )}
    </div>
  );
}

function Moved({ instrument: { id, decimals } }: Pick<Props, 'instrument'>) {
  const { t } = useWords('trading');
  const format = useFormat();
  const price = useQuote(id)?.quote.price;
  if (price === undefined) return null;
  return <Banner tone="warn">{t('review.moved', { price: format.price(price, decimals) })}</Banner>;
}

function TermsChanged({ ticket: { terms } }: Pick<Props, 'ticket'>) {
  const { t } = useWords('trading');
  const format = useFormat();
  if (!terms) return null;
  const rates = { payout: format.rate(terms.payoutBp), fee: format.rate(terms.feeBp) };
  return <Banner tone="warn">{t('review.termsChanged', rates)}</Banner>;
}

function Checking({ review }: Pick<Props, 'review'>) {
  const { t } = useWords('trading');
  return (
    <div className={styles.reviewAction} role="status">
      <Banner tone="info">
        <b>{t(`shared:fault.${faultOf(review.fault).kind}.title`)}</b>
        <br />
        {t('review.checkingText')}
      </Banner>
      <Button busy>{t('review.checking')}</Button>
    </div>
  );
}

function Unsure({ review }: Pick<Props, 'review'>) {
  const { t } = useWords('trading');
  return (
    <div className={styles.reviewAction} role="status">
      <Banner tone="warn">
        <b>{faultWords(review.fault)}</b>
        <br />
        {t('review.unsureText')}
      </Banner>
      <Button onClick={() => void review.checkAgain()}>{t('review.checkAgain')}</Button>
      <ButtonLink look="text" to={paths.orders}>
        {t('review.viewOrders')}
      </ButtonLink>
    </div>
  );
}
