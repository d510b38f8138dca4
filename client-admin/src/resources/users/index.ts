import type { ResourceProps } from 'react-admin';
import { UserList } from './UserList';
import { UserShow } from './UserShow';

/** Customers are read here; lock, unlock and reveal are actions of the page. */
export const users: ResourceProps = {
  name: 'users',
  list: UserList,
  show: UserShow,
  recordRepresentation: 'accountMasked',
};
