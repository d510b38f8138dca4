import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Pending } from '../../../ui/state/Pending';
import { OrderDisputeDocument, type DisputeFieldsFragment } from './dispute.generated';
import styles from './DisputeCard.module.css';
import { ReportCard } from './ReportCard';
import { ReportSheet, type Look } from './ReportSheet';
import { useOver } from './useOver';

type Dispute = NonNullable<DisputeFieldsFragment['dispute']>;

/** A problem with the settlement: reported by one tap, then how far that is, and the one second look. */
export function DisputeCard({ id }: { readonly id: string }) {
  const { t } = useWords('dispute');
  const { data, error, refetch } = useQuery(OrderDisputeDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <Pending error={error} onRetry={() => void refetch()} /> : null;
  const dispute = data.order?.dispute;
  if (!dispute) return null;
  return (
    <section className={classes('card', styles.dispute)} aria-label={t('dispute.title')}>
      <h2 className={styles.disputeTitle}>{t('dispute.title')}</h2>
      {dispute.reports.map((report) => (
        <ReportCard key={report.id} report={report} certificate={dispute.certificate} />
      ))}
      {dispute.reports.length === 0 && (
        <Offer id={id} look="first" until={dispute.reportableUntil} />
      )}
      <Again id={id} dispute={dispute} />
    </section>
  );
}

function Again({ id, dispute }: { readonly id: string; readonly dispute: Dispute }) {
  const { secondLookUntil } = dispute;
  return secondLookUntil == null ? null : <Offer id={id} look="second" until={secondLookUntil} />;
}

interface OfferProps {
  readonly id: string;
  readonly look: Look;
  /** An instant of the server's: until then it can be asked for. */
  readonly until: string;
}

/** What can be asked for, and until when; afterwards until when it was possible. */
function Offer({ id, look, until }: OfferProps) {
  const { t } = useWords('dispute');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const time = format.dateTime(until);
  if (useOver(until)) return <p className="small muted">{t(`dispute.${look}.late`, { time })}</p>;
  return (
    <>
      <p className="small muted">{t(`dispute.${look}.until`, { time })}</p>
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t(`dispute.${look}.ask`)}
      </Button>
      <ReportSheet
        id={id}
        look={look}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
