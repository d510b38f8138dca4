import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { memberLevels } from '../../../../schema/states';
import { useActions } from '../../lib/useActions';
import { SelectField } from '../../ui/field/SelectField';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useClosingAct } from '../../ui/useClosingAct';
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
  const { act, ...acting } = useClosingAct({
    run: setLevel,
    done: `${WORDS}.done`,
    onClose,
  });
  return (
    <ReasonDialog
      words={WORDS}
      values={{ name: user.accountMasked }}
      confirm="resources.users.action.label"
      acting={acting}
      onReason={(reason) => {
        act({ id: user.id, level, reason });
      }}
      onClose={onClose}
    >
      <SelectField
        fullWidth
        label={translate(`${WORDS}.level`)}
        value={level}
        values={memberLevels}
        wordsOf={(one) => translate(`resources.users.level.${one}`)}
        onValue={setChosen}
      />
    </ReasonDialog>
  );
}
