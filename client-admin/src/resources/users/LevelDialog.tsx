import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { memberLevels } from '../../../../schema/states';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/field/ReasonField';
import { useClosingAct } from '../../ui/useClosingAct';
import { useReason } from '../../ui/useReason';
import type { User } from './user';
import { userActions } from './userActions';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

const WORDS = 'resources.users.label';

/** The level beside a customer's name, with the reason for it. */
export function LevelDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const { level: setLevel } = useActions('users', userActions);
  const [level, setChosen] = useState(user.memberLevel);
  const { reason, setReason, missing, send } = useReason();
  const { act, busy, faultOf, faultBeside } = useClosingAct({
    run: setLevel,
    done: `${WORDS}.done`,
    onClose,
  });
  return (
    <ActDialog
      title={translate(`${WORDS}.title`, { name: user.accountMasked })}
      confirm={translate('resources.users.action.label')}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ id: user.id, level, reason: why });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${WORDS}.text`)}</p>
      <TextField
        select
        fullWidth
        label={translate(`${WORDS}.level`)}
        value={level}
        onChange={({ target }) => {
          setChosen(memberLevels.find((one) => one === target.value) ?? level);
        }}
      >
        {memberLevels.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.users.level.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <ReasonField
        label={translate(`${WORDS}.reason`)}
        value={reason}
        fault={faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
    </ActDialog>
  );
}
