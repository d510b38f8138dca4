import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOnline } from '../../lib/connection';
import { ReasonField } from '../../ui/field/ReasonField';
import type { useReason } from '../../ui/useReason';
import styles from './SaveCard.module.css';

interface Props {
  /** Where it leads without saving. */
  readonly back: string;
  readonly busy: boolean;
  readonly reasoning: ReturnType<typeof useReason>;
  readonly reasonFault: string | undefined;
  /** What the server refused beside no field. */
  readonly refused: string | undefined;
  /** It was tried, and fields are wrong. */
  readonly wrong: boolean;
}

/** The end of an editor: why, what is still wrong, and the button that saves. */
export function SaveCard({ back, busy, reasoning, reasonFault, refused, wrong }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <section className={styles.save}>
      <ReasonField
        label={translate('resources.instruments.fields.reason')}
        help={translate('resources.instruments.reasonHelp')}
        value={reasoning.reason}
        fault={reasonFault}
        missing={reasoning.missing}
        onChange={reasoning.setReason}
      />
      {refused !== undefined && (
        <p className="note bad" role="alert">
          {refused}
        </p>
      )}
      {wrong && (
        <p className="note warn" role="alert">
          {translate('resources.instruments.wrong')}
        </p>
      )}
      <div className="row wrap">
        <Button variant="contained" type="submit" loading={busy} disabled={!online}>
          {translate('ra.action.save')}
        </Button>
        <Button variant="text" component={Link} to={back}>
          {translate('ra.action.cancel')}
        </Button>
      </div>
    </section>
  );
}
