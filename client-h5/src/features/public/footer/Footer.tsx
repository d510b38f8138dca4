import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { NextOpening } from './NextOpening';
import { scrollTo } from '../scrollTo';
import styles from './Footer.module.css';
import { groups } from './ways';

/** More than this take the whole width, in two columns. */
const SHORT = 8;

/** Ways on, in groups. */
export function Footer() {
  const { t } = useWords('public');
  const platform = usePlatform();
  return (
    <footer className={styles.footer}>
      <section className={styles.footerSupport}>
        <h2>
          <Link className="link reach" to={paths.customer}>
            {t('public.supportBlockTitle')}
          </Link>
        </h2>
        <p>{t('public.supportBlockText', { hours: platform?.supportHours ?? '' })}</p>
        <NextOpening />
      </section>
      <div className={styles.footerGroups}>
        {groups.map(([title, entries]) => (
          <div key={title} className={entries.length > SHORT ? styles.footerLong : undefined}>
            <h3>{t(title)}</h3>
            <ul>
              {entries.map(([label, to]) => (
                <li key={label}>
                  <Way label={t(label)} to={to} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="small muted">{platform?.brand}</p>
    </footer>
  );
}

function Way({ label, to }: { readonly label: string; readonly to: string }) {
  if (!to.startsWith('#')) return <Link to={to}>{label}</Link>;
  return (
    <button
      type="button"
      onClick={() => {
        scrollTo(to.slice(1));
      }}
    >
      {label}
    </button>
  );
}
