import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import type { UserRow } from './user';

const tones = { ACTIVE: 'neutral', LOCKED: 'red', FROZEN: 'amber' } as const;

/** Locked and frozen stand side by side: each has an end of its own. */
export function UserStatePill({ state, frozenAt }: Pick<UserRow, 'state' | 'frozenAt'>) {
  const translate = useTranslate();
  const both = state === 'LOCKED' && frozenAt !== null;
  const states = both ? (['LOCKED', 'FROZEN'] as const) : [state];
  return (
    <span className="row wrap">
      {states.map((one) => (
        <Pill key={one} tone={tones[one]}>
          {translate(`resources.users.state.${one}`)}
        </Pill>
      ))}
    </span>
  );
}
