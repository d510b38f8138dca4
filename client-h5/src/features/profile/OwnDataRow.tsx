import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../lib/download';
import { classes } from '../../lib/classes';
import { useOnline } from '../../lib/network/connection';
import { useWords } from '../../lib/useWords';
import styles from './ProfileScreen.module.css';

/** Everything the app shows a person of their own, to keep or to take elsewhere. */
export function OwnDataRow() {
  const { t } = useWords('profile');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const done = t('ownData.done');
    await download({ path: '/files/own-data.json', name: 'own-data.json', done });
    setBusy(false);
  };
  return (
    <>
      <ul className="card card-list">
        <li>
          <button
            type="button"
            className="cell"
            disabled={busy || !online}
            aria-busy={busy}
            onClick={() => void save()}
          >
            <span className="grow">{busy ? t('ownData.busy') : t('ownData.title')}</span>
            <Download size={18} strokeWidth={1.7} className="muted" aria-hidden />
          </button>
        </li>
      </ul>
      <p className={classes('small muted', styles.note)}>{t('ownData.hint')}</p>
    </>
  );
}
