import { useQuery } from '@apollo/client/react';
import { useWords } from '../../../lib/useWords';
import { useSource } from '../useSource';
import { AboutInstrumentDocument } from './about.generated';
import styles from './AboutInstrument.module.css';

/** What the market of this screen is and where its prices come from; in words and as a picture where staff gave some. */
export function AboutInstrument({ id }: { readonly id: string }) {
  const { t } = useWords('trading');
  const { data } = useQuery(AboutInstrumentDocument, { variables: { id } });
  const known = data?.instrument;
  const source = useSource();
  if (!known) return null;
  const { symbol, name, description, picture, feed } = known;
  return (
    <section className={styles.aboutMarket} aria-label={t('trade.about', { symbol })}>
      {picture != null && (
        <img
          className={styles.aboutPicture}
          src={picture}
          width={48}
          height={48}
          alt={t('trade.picture', { symbol })}
        />
      )}
      <div>
        <b>{name}</b>
        {description?.split('\n').map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
        <p className="small muted">
          {t('result.source')}: {source(feed)}
        </p>
      </div>
    </section>
  );
}
