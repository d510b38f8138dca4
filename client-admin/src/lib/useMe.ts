import { useGetIdentity } from 'react-admin';
import type { ConsoleIdentity } from '../providers/authProvider';

/** Who is signed in; undefined until known. */
export const useMe = (): ConsoleIdentity | undefined =>
  useGetIdentity().identity as ConsoleIdentity | undefined;
