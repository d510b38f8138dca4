import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOnline } from '../lib/connection';

interface Props {
  /** The verb on the button. */
  readonly confirm: string;
  /** Where it leads without sending. */
  readonly back: string;
  readonly busy?: boolean;
  /** What the server refused beside no field. */
  readonly refused: string | undefined;
  /** What is wrong in the fields. */
  readonly wrong?: string | undefined;
}

/** The end of an editor: what is still wrong, the button that sends it, and the way back. */
export function EditorEnd({ confirm, back, busy = false, refused, wrong }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <>
      {refused !== undefined && (
        <p className="note bad" role="alert">
          {refused}
        </p>
      )}
      {wrong !== undefined && (
        <p className="note warn" role="alert">
          {wrong}
        </p>
      )}
      <div className="row wrap">
        <Button variant="contained" type="submit" loading={busy} disabled={!online}>
          {confirm}
        </Button>
        <Button variant="text" component={Link} to={back}>
          {translate('ra.action.cancel')}
        </Button>
      </div>
    </>
  );
}
