import { Button } from '@mui/material';
import type { SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOnline } from '../../lib/connection';
import styles from '../../ui/texts/TextsCard.module.css';

const words = 'resources.broadcasts';

interface Props {
  readonly proposed: boolean;
  /** What keeps it from being sent, beside no field that is shown. */
  readonly fault: string | undefined;
  readonly onAsk: () => void;
}

/** Sends what is typed, or proposes it; says what keeps it from that. */
export function SendCard({ proposed, fault, onAsk }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <section className="card">
      <form className={styles.textsSave} noValidate onSubmit={submit}>
        {fault !== undefined && (
          <p className="note bad" role="alert">
            {fault}
          </p>
        )}
        <div className="row wrap">
          <Button variant="contained" type="submit" disabled={!online}>
            {translate(`${words}.${proposed ? 'propose' : 'send'}.action`)}
          </Button>
          <Button variant="text" component={Link} to="/broadcasts">
            {translate('ra.action.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
