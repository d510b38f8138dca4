import { useQuery } from '@apollo/client/react';
import { useWords } from '../../../lib/useWords';
import { AboutInstrumentDocument } from './about.generated';
import styles from './AboutInstrument.module.css';

/** What the market of this screen is, in words and as a picture; nothing where staff have written nothing. */
export function AboutInstrument({ id }: { readonly id: string }) {
  const { t } = useWords('trading');
  const { data } = useQuery(AboutInstrumentDocument, { variables: { id } });
  const known = data?.instrument;
  if (known?.description == null && known?.picture == null) return null;
  const { symbol, name, description, picture } = known;
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
      </div>
    </section>
  );
}
