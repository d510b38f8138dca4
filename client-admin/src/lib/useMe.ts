import { useGetIdentity, type UserIdentity } from 'react-admin';
import type { StaffRole } from '../../../schema/states';

/** Who is signed in, as the console shows it. */
export interface ConsoleIdentity extends UserIdentity {
  readonly role: StaffRole;
  readonly email: string;
  readonly practice: boolean;
}

/** Who is signed in; undefined until known. */
export const useMe = (): ConsoleIdentity | undefined =>
  useGetIdentity().identity as ConsoleIdentity | undefined;
