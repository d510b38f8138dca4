import type { ReactNode } from 'react';
import { ask } from '../../lib/request';
import { formatProofTime } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import { useQueueWords } from '../../queue/useQueueWords';
import { CertificateCard } from '../../ui/certificate/CertificateCard';
import { CopyText } from '../../ui/CopyText';
import { QuoteRecord } from './chart/QuoteRecord';
import type { Dispute } from './dispute';
import styles from './DisputeEvidence.module.css';
import { DisputeCertificateDocument } from './disputes.generated';

interface Props {
  readonly request: Dispute;
}

/** What the user says, both quotes of the contract, and the certificate as it was when it was reported. */
export function DisputeEvidence({ request }: Props) {
  const words = useQueueWords();
  const { note, user, earlier } = request;
  return (
    <div className={styles.evidence}>
      <section className="card">
        <h2>{words('note')}</h2>
        <p className={styles.words} lang={note === null ? undefined : user.language}>
          {note ?? words('noNote')}
        </p>
      </section>
      {earlier && <Earlier earlier={earlier} language={user.language} />}
      <Quotes request={request} />
      <QuoteRecord request={request} />
      <Certificate request={request} />
    </div>
  );
}

interface EarlierProps {
  readonly earlier: NonNullable<Dispute['earlier']>;
  readonly language: string;
}

/** What was decided the first time, and by whom. */
function Earlier({ earlier, language }: EarlierProps) {
  const words = useQueueWords();
  const { note, decisionReason, decidedBy, number } = earlier;
  return (
    <section className="card">
      <h2>{words('earlier', { name: decidedBy?.name ?? '–' })}</h2>
      <p className={styles.words} lang={language}>
        {decisionReason}
      </p>
      {note !== null && (
        <p className={styles.words} lang={language}>
          <span className="soft">{words('earlierNote', { number })}</span> {note}
        </p>
      )}
    </section>
  );
}

type Facts = readonly (readonly [name: string, value: ReactNode])[];

function Quotes({ request: { order } }: Props) {
  const words = useQueueWords();
  const format = useFormat();
  const price = (text: string | null) => (text === null ? '–' : format.price(text));
  const time = (at: string | null) => (at === null ? '–' : formatProofTime(at));
  const opening: Facts = [
    ['price', price(order.openPrice)],
    ['quoteAt', time(order.openQuoteAt)],
    ['quoteId', order.openQuoteId],
    ['openedAt', time(order.openedAt)],
  ];
  const closing: Facts = [
    ['price', price(order.closePrice)],
    ['quoteAt', time(order.closeQuoteAt)],
    ['quoteId', order.closeQuoteId ?? '–'],
    ['settlesAt', time(order.settlesAt)],
    ['settledAt', time(order.settledAt)],
  ];
  return (
    <div className={styles.quotes}>
      {[['openQuote', opening] as const, ['closeQuote', closing] as const].map(([title, facts]) => (
        <section key={title} className="card">
          <h2>{words(title)}</h2>
          <dl className="facts card-body num">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{words(`fields.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Of a second look it is the certificate of the report. */
function Certificate({ request }: Props) {
  const words = useQueueWords();
  const { certificate, earlier, id, order } = request;
  const report = earlier?.id ?? id;
  if (certificate.state === 'NONE') return <p className="note">{words('certificate.NONE')}</p>;
  return (
    <>
      <CertificateCard
        number={order.number}
        name={['disputes', report, certificate.state]}
        load={async () =>
          (await ask(DisputeCertificateDocument, { id: report })).disputeCertificate
        }
      />
      {certificate.sha256 !== null && (
        <p className="soft">
          SHA-256{' '}
          <CopyText text={certificate.sha256} label={words('certificate.hash')} short={16} />
        </p>
      )}
    </>
  );
}
