import { useTranslate } from 'react-admin';
import { useOnline } from '../lib/connection';
import styles from './OfflineNote.module.css';

/** Without a connection the console shows what it has, and nothing can be decided. */
export function OfflineNote() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <div role="status">
      {!online && <p className={styles.offline}>{translate('shell.offline')}</p>}
    </div>
  );
}
