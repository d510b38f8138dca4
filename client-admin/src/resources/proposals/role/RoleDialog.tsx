import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffRole } from '../../../graphql.generated';
import { ask } from '../../../lib/request';
import { useActions } from '../../../lib/useActions';
import { useMe } from '../../../lib/useMe';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import { proposalActions } from '../proposalActions';
import { StaffMembersDocument } from './roles.generated';

const words = 'resources.proposals.role';
const other: Record<StaffRole, StaffRole> = { ADMIN: 'SUPPORT', SUPPORT: 'ADMIN' };

/** Whose role one may propose: everybody's but one's own, and not of the desk that a job runs. */
function useOthers() {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: ['staffMembers'],
    queryFn: async () => (await ask(StaffMembersDocument, {})).staffMembers,
  });
  return data.filter(({ id, practiceDesk }) => !practiceDesk && me && id !== String(me.id));
}

/** Another role for somebody: a second administrator confirms it. */
export function RoleDialog({ onClose }: { readonly onClose: () => void }) {
  const members = useOthers();
  const [staffId, setStaffId] = useState('');
  const { proposeRole } = useActions('proposals', proposalActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: proposeRole,
    done: `${words}.done`,
    onClose,
  });
  const chosen = members.find(({ id }) => id === staffId);
  return (
    <ReasonDialog
      words={words}
      acting={acting}
      onReason={(reason) => {
        if (chosen) act({ staffId, role: other[chosen.role], reason, idempotencyKey });
      }}
      onClose={onClose}
    >
      {(tried) => (
        <MemberField
          members={members}
          chosen={chosen}
          missing={tried && !chosen}
          onChoose={setStaffId}
        />
      )}
    </ReasonDialog>
  );
}

type Member = ReturnType<typeof useOthers>[number];

interface MemberProps {
  readonly members: readonly Member[];
  readonly chosen: Member | undefined;
  /** It was to be sent without one. */
  readonly missing: boolean;
  readonly onChoose: (id: string) => void;
}

function MemberField({ members, chosen, missing, onChoose }: MemberProps) {
  const translate = useTranslate();
  const label = translate(`${words}.member`);
  return (
    <TextField
      select
      autoFocus
      fullWidth
      required
      label={label}
      value={chosen?.id ?? ''}
      error={missing}
      helperText={missing ? translate('common.fillIn', { field: label }) : undefined}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
    >
      {members.map(({ id, name, role }) => (
        <MenuItem key={id} value={id}>
          {translate(`${words}.change.${role}`, { name })}
        </MenuItem>
      ))}
    </TextField>
  );
}
