import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { BackButton } from '../layout/BackButton';
import { LoadError } from './LoadError';
import { Loading } from './Loading';
import styles from '../layout/NavBar.module.css';

/** What stands around a page before anything of it is there. */
export interface Frame {
  /** Its title among the words that every page has; a page that names itself later has none. */
  readonly title?: ParseKeys<'shared'>;
  /** A tab's own page has its title large, and no way back. */
  readonly tab?: boolean;
}

interface Props {
  readonly frame?: Frame;
  /** What went wrong instead of arriving. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** A whole page that is not there yet, or could not come: its bar stands from the first moment. */
export function PageWait({ frame, error, onRetry = reload }: Props) {
  return (
    <div className="page">
      {frame && <Bar {...frame} />}
      <main className="page-main">
        {error == null ? (
          <Loading onRetry={onRetry} />
        ) : (
          <LoadError error={error} onRetry={onRetry} />
        )}
      </main>
    </div>
  );
}

function Bar({ title, tab = false }: Frame) {
  const { t } = useTranslation();
  return (
    <header className={tab ? classes('nav-bar nav-bar-wide', styles.navBarLarge) : 'nav-bar'}>
      {!tab && <BackButton />}
      {title !== undefined && <h1>{t(title)}</h1>}
      {!tab && <span className={styles.navBarSide} />}
    </header>
  );
}

const reload = () => {
  window.location.reload();
};
