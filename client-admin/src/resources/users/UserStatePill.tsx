import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import type { UserRow } from './user';

export function UserStatePill({ state }: Pick<UserRow, 'state'>) {
  const translate = useTranslate();
  return (
    <Pill tone={state === 'LOCKED' ? 'red' : 'neutral'}>
      {translate(`resources.users.state.${state}`)}
    </Pill>
  );
}
