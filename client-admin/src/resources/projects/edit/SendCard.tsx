import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOnline } from '../../../lib/connection';
import styles from './ProjectEditor.module.css';

const words = 'resources.projects.edit';

interface Props {
  /** Where it leads without proposing. */
  readonly back: string;
  readonly busy: boolean;
  /** How many fields are wrong, once it was tried to be sent. */
  readonly faults: number;
  /** What the server refused beside no field. */
  readonly refused: string | undefined;
  /** Why it is proposed. */
  readonly children: ReactNode;
}

/** The end of the editor: what is still wrong, and the button that proposes. */
export function SendCard({ back, busy, faults, refused, children }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <section className="card">
      <div className={styles.send}>
        {children}
        {refused !== undefined && (
          <p className="note bad" role="alert">
            {refused}
          </p>
        )}
        {faults > 0 && (
          <p className="note warn" role="alert">
            {translate(`${words}.faults`, { count: faults })}
          </p>
        )}
        <div className="row wrap">
          <Button variant="contained" type="submit" loading={busy} disabled={!online}>
            {translate(`${words}.confirm`)}
          </Button>
          <Button variant="text" component={Link} to={back}>
            {translate('ra.action.cancel')}
          </Button>
        </div>
      </div>
    </section>
  );
}
