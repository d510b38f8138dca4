import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { staffStandings, type StaffStanding } from '../../../../../schema/states';
import { useColleagues } from '../../../lib/desk/useColleagues';
import { useActions } from '../../../lib/useActions';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import { proposalActions } from '../proposalActions';

const words = 'resources.proposals.role';

/** Another role for somebody, or that they leave: a second administrator confirms it. */
export function RoleDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const members = useColleagues();
  const [staffId, setStaffId] = useState('');
  const [role, setRole] = useState<StaffStanding | ''>('');
  const { proposeRole } = useActions('proposals', proposalActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: proposeRole,
    done: `${words}.done`,
    onClose,
  });
  const chosen = members.find(({ id }) => id === staffId);
  const roleName = (one: StaffStanding) => translate(`shell.role.${one}`);
  const offered = staffStandings.filter((one) => one !== chosen?.role);
  return (
    <ReasonDialog
      words={words}
      acting={acting}
      onReason={(reason) => {
        if (chosen && role !== '') act({ staffId, role, reason, idempotencyKey });
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Choice
            autoFocus
            label={translate(`${words}.member`)}
            value={chosen?.id ?? ''}
            tried={tried}
            onChoose={(id) => {
              setStaffId(id);
              setRole('');
            }}
            options={members.map(({ id, name, role: has }) => ({
              value: id,
              label: `${name} · ${roleName(has)}`,
            }))}
          />
          {chosen && (
            <Choice
              label={translate(`${words}.to`)}
              value={role}
              tried={tried}
              onChoose={(value) => {
                setRole(offered.find((one) => one === value) ?? '');
              }}
              options={offered.map((value) => ({ value, label: roleName(value) }))}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** It was to be sent. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, tried, autoFocus = false, options, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const missing = tried && value === '';
  return (
    <TextField
      select
      autoFocus={autoFocus}
      fullWidth
      required
      label={label}
      value={value}
      error={missing}
      helperText={missing ? translate('common.fillIn', { field: label }) : undefined}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
