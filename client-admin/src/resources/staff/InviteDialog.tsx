import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { StaffRole } from '../../graphql.generated';
import { useActions } from '../../lib/useActions';
import { SelectField } from '../../ui/field/SelectField';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useAct } from '../../ui/useAct';
import { staffActions } from './staffActions';

const words = 'resources.staff.invite';
const roles: readonly StaffRole[] = ['SUPPORT', 'ADMIN'];

interface LineProps {
  readonly name: 'email' | 'fullName';
  readonly value: string;
  readonly tried: boolean;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function Line({ name, value, tried, fault, onChange }: LineProps) {
  const translate = useTranslate();
  const label = translate(`${words}.${name}`);
  const missing = tried && value.trim() === '';
  return (
    <TextField
      required
      fullWidth
      autoFocus={name === 'email'}
      label={label}
      value={value}
      error={missing || fault !== undefined}
      helperText={missing ? translate('common.fillIn', { field: label }) : fault}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

function useInvite(onClose: () => void) {
  const notify = useNotify();
  const { invite } = useActions('staff', staffActions);
  const [invited, setInvited] = useState({ email: '', name: '', role: 'SUPPORT' as StaffRole });
  const acting = useAct({
    run: invite,
    onDone: () => {
      notify(`${words}.done`, { type: 'success' });
      onClose();
    },
  });
  const propose = (reason: string) => {
    if (invited.email.trim() === '' || invited.name.trim() === '') return;
    acting.act({ ...invited, reason, idempotencyKey: acting.idempotencyKey });
  };
  const change = (part: Partial<typeof invited>) => {
    setInvited((before) => ({ ...before, ...part }));
  };
  return { invited, change, acting, propose };
}

/** Somebody new on the staff: a second administrator confirms it, then a link goes to their mailbox. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { invited, change, acting, propose } = useInvite(onClose);
  return (
    <ReasonDialog
      words={words}
      acting={acting}
      fields={['email', 'name']}
      onReason={propose}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Line
            name="email"
            value={invited.email}
            tried={tried}
            fault={acting.faultOf('email')}
            onChange={(email) => {
              change({ email });
            }}
          />
          <Line
            name="fullName"
            value={invited.name}
            tried={tried}
            fault={acting.faultOf('name')}
            onChange={(name) => {
              change({ name });
            }}
          />
          <SelectField
            fullWidth
            label={translate(`${words}.role`)}
            value={invited.role}
            values={roles}
            wordsOf={(role) => translate(`shell.role.${role}`)}
            onValue={(role) => {
              change({ role });
            }}
          />
        </>
      )}
    </ReasonDialog>
  );
}
