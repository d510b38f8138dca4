import { useQuery } from '@apollo/client/react';
import { classes } from '../../lib/classes';
import { useDated } from '../../lib/time/useDated';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { CopyText, Fact } from '../../ui/figure/Fact';
import { Pending } from '../../ui/state/Pending';
import { QuoteSecondDocument, type LinkedFragment } from './proof.generated';
import styles from './ProofScreen.module.css';
import { useInstant } from './useInstant';

interface Props {
  readonly market: string;
  /** The first instant of the second. */
  readonly at: string;
}

/** What was recorded within that second, and the quotes next to it. */
export function QuotesFound({ market, at }: Props) {
  const { t } = useWords('proof');
  const format = useFormat();
  const dated = useDated();
  const { data, error, refetch } = useQuery(QuoteSecondDocument, {
    variables: { instrumentId: market, at },
    fetchPolicy: 'network-only',
  });
  if (!data) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  const { from, quotes, more, before, after } = data.quoteSecond;
  const second = dated(format.date(from), format.ruleTime(from));
  return (
    <div className={styles.publicCards} role="region" aria-label={second} aria-live="polite">
      <h3 className={styles.publicSmallHead}>{second}</h3>
      {quotes.length === 0 && <p className="second">{t('withinNone')}</p>}
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} />
      ))}
      {more && <p className="small muted">{t('more', { number: quotes.length })}</p>}
      <Beside name={t('before')} quote={before} />
      <Beside name={t('after')} quote={after} />
    </div>
  );
}

function Beside({ name, quote }: { readonly name: string; readonly quote: LinkedFragment | null }) {
  const { t } = useWords('proof');
  return (
    <>
      <h4 className="small muted">{name}</h4>
      {quote ? <QuoteCard quote={quote} /> : <p className="small">{t('none')}</p>}
    </>
  );
}

function QuoteCard({ quote: { seq, at, price, feed, link } }: { readonly quote: LinkedFragment }) {
  const { t } = useWords('proof');
  const format = useFormat();
  const instant = useInstant();
  const decimals = price.split('.')[1]?.length ?? 0;
  return (
    <dl className={classes('card facts', styles.publicQuote)}>
      <Fact name={t('price')}>{format.price(price, decimals)}</Fact>
      <Fact name={t('recorded')}>{instant(at)}</Fact>
      <Fact name={t('place')}>{seq}</Fact>
      <Fact name={t('feed')}>{feed === 'simulated' ? t('simulated') : feed}</Fact>
      <Fact name={t('link')}>
        {link === null ? (
          t('linkNone')
        ) : (
          <span className={styles.publicHash}>
            <CopyText text={link} label={t('copy', { name: t('link') })} />
          </span>
        )}
      </Fact>
    </dl>
  );
}
