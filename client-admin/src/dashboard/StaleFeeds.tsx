import { Radio } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes';
import styles from './HolidaysEnding.module.css';

/** Open markets without a fresh quote: no contract opens on them. Nothing where there is none. */
export function StaleFeeds({ symbols }: { readonly symbols: readonly string[] }) {
  const translate = useTranslate();
  if (symbols.length === 0) return null;
  return (
    <section className={classes('note warn', styles.holidaysEnding)} role="status">
      <Radio size={18} aria-hidden />
      <div>
        <b>{translate('resources.dashboard.stale')}</b>
        <p className="num">
          {symbols.join(', ')}
          {'. '}
          <Link className="link" to="/feeds">
            {translate('shell.entry.feeds')}
          </Link>
        </p>
      </div>
    </section>
  );
}
