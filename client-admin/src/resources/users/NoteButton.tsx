import { Button } from '@mui/material';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/field/ReasonField';
import { useClosingAct } from '../../ui/useClosingAct';
import { useReason } from '../../ui/useReason';
import { useActions } from '../../lib/useActions';
import type { User } from './user';
import { userActions } from './userActions';

const WORDS = 'resources.users.note';

/** The way to a note for other staff. */
export function NoteButton({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'userNotes', action: 'add' });
  if (canAccess !== true) return null;
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setOpen(true);
        }}
      >
        <NotebookPen size={16} aria-hidden />
        {translate('resources.users.action.note')}
      </Button>
      {open && (
        <NoteDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function NoteDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const translate = useTranslate();
  const { note } = useActions('users', userActions);
  const { reason, setReason, missing, send } = useReason();
  const { act, busy, faultOf, faultBeside, idempotencyKey } = useClosingAct({
    run: note,
    done: `${WORDS}.done`,
    onClose,
  });
  return (
    <ActDialog
      title={translate(`${WORDS}.title`, { name: user.accountMasked })}
      confirm={translate(`${WORDS}.confirm`)}
      busy={busy}
      fault={faultBeside('note')}
      onConfirm={() => {
        send((words) => {
          act({ userId: user.id, note: words, idempotencyKey });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${WORDS}.text`)}</p>
      <ReasonField
        label={translate(`${WORDS}.label`)}
        value={reason}
        fault={faultOf('note')}
        missing={missing}
        autoFocus
        onChange={setReason}
      />
    </ActDialog>
  );
}
