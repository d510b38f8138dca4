import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useColleagues } from '../../lib/desk/useColleagues';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/field/ReasonField';
import { SelectField } from '../../ui/field/SelectField';
import { useClosingAct } from '../../ui/useClosingAct';
import { useReason } from '../../ui/useReason';
import type { User } from './user';
import { userActions } from './userActions';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

const WORDS = 'resources.users.declare';
/** No member has this id. */
const MINE = 'mine';

/** Whose account it may be said to be: one's own, for administrators that of anybody on the staff. */
function useOwners() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'users', action: 'declareFor' });
  const mayChoose = canAccess === true;
  const staff = useColleagues(mayChoose).filter(({ role }) => role !== 'LEFT');
  const names = new Map(
    staff.map(({ id, name, role }) => [id, `${name} · ${translate(`shell.role.${role}`)}`]),
  );
  const nameOf = (id: string) => names.get(id) ?? translate(`${WORDS}.mine`);
  return { mayChoose, ids: [MINE, ...names.keys()], nameOf };
}

/** An account of somebody on the staff: from now on its requests are for others to decide. */
export function DeclareDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const { mayChoose, ids, nameOf } = useOwners();
  const [staffId, setStaffId] = useState(MINE);
  const mine = staffId === MINE;
  const { reason, setReason, missing, send } = useReason();
  const { declare, declareFor } = useActions('users', userActions);
  const { act, busy, faultOf, faultBeside } = useClosingAct({
    run: (why: string | null) =>
      why === null
        ? declare({ userId: user.id })
        : declareFor({ staffId, userId: user.id, reason: why }),
    done: `${WORDS}.${mine ? 'done' : 'doneFor'}`,
    onClose,
  });
  return (
    <ActDialog
      title={translate(`${WORDS}.${mayChoose ? 'titleFor' : 'title'}`, {
        name: user.accountMasked,
      })}
      confirm={translate(`${WORDS}.${mine ? 'confirm' : 'confirmFor'}`)}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        if (mine) act(null);
        else send(act);
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${WORDS}.${mine ? 'text' : 'textFor'}`)}</p>
      {mayChoose && (
        <SelectField
          fullWidth
          label={translate(`${WORDS}.whose`)}
          value={staffId}
          values={ids}
          wordsOf={nameOf}
          onValue={setStaffId}
        />
      )}
      {!mine && (
        <ReasonField
          label={translate(`${WORDS}.reason`)}
          value={reason}
          fault={faultOf('reason')}
          missing={missing}
          onChange={setReason}
        />
      )}
    </ActDialog>
  );
}
