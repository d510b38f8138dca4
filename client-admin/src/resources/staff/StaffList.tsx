import { Button } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { useMe } from '../../lib/useMe';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { Invitations } from './Invitations';
import { InviteDialog } from './InviteDialog';
import { ResetFactorDialog } from './ResetFactorDialog';
import type { StaffListQuery } from './staff.generated';

type Member = StaffListQuery['staffMembers'][number];

const Column = ListColumn<Member>;

function Factor({ secondFactorOn }: Pick<Member, 'secondFactorOn'>) {
  const translate = useTranslate();
  return (
    <Pill tone={secondFactorOn ? 'ok' : 'neutral'}>
      {translate(`resources.staff.factor.${secondFactorOn ? 'on' : 'off'}`)}
    </Pill>
  );
}

/** Nobody takes their own away. */
function ResetButton({ member }: { readonly member: Member }) {
  const translate = useTranslate();
  const me = useMe();
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'reset' });
  const [open, setOpen] = useState(false);
  if (canAccess !== true || !member.secondFactorOn || !me || String(me.id) === member.id)
    return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        onClick={() => {
          setOpen(true);
        }}
      >
        {translate('resources.staff.reset.action')}
      </Button>
      {open && (
        <ResetFactorDialog
          member={member}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function Rows() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.staff.fields.${name}`);
  return (
    <ListTable<Member>>
      <Column label={label('name')} render={({ name }) => name} />
      <Column label={label('email')} render={({ email }) => email} />
      <Column
        label={label('role')}
        render={({ role, practiceDesk }) =>
          translate(practiceDesk ? 'resources.staff.desk' : `shell.role.${role}`)
        }
      />
      <Column
        label={label('factor')}
        render={(member) => (
          <span className="row wrap">
            <Factor secondFactorOn={member.secondFactorOn} />
            <ResetButton member={member} />
          </span>
        )}
      />
      <Column
        label={label('refusedTexts')}
        align="right"
        render={({ refusedTexts }) => (
          <span className="num">{refusedTexts === 0 ? '–' : refusedTexts}</span>
        )}
      />
      <Column label={label('createdAt')} render={({ createdAt }) => <TimeText at={createdAt} />} />
    </ListTable>
  );
}

function Invite() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'invite' });
  const [open, setOpen] = useState(false);
  if (canAccess !== true) return null;
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setOpen(true);
        }}
      >
        {translate('resources.staff.invite.title')}
      </Button>
      {open && (
        <InviteDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Everybody on the staff, and who was invited. */
export function StaffList() {
  const translate = useTranslate();
  return (
    <ListBase resource="staff" perPage={500} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.staff')}</PageTitle>
            <p className="soft">{translate('resources.staff.lead')}</p>
          </div>
          <Invite />
        </div>
        <section className="card">
          <ListFrame empty={translate('resources.staff.empty')}>
            <Rows />
          </ListFrame>
        </section>
        <Invitations />
      </div>
    </ListBase>
  );
}
