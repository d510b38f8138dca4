import { Users } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { userActions } from './userActions';
import { UserDocument, UsersDocument } from './users.generated';

/** Customers are read here; lock, unlock and reveal are actions of the page. */
export const users = {
  resource: {
    name: 'users',
    list: lazyScreen('UserList', () => import('./UserList')),
    show: lazyScreen('UserShow', () => import('./UserShow')),
    recordRepresentation: 'accountMasked',
  },
  table: {
    list: async (asked) => (await ask(UsersDocument, asked)).users,
    one: async (id) => (await ask(UserDocument, { id })).user,
  },
  actions: userActions,
  access: {
    list: 'user.read',
    show: 'user.read',
    reveal: 'user.reveal',
    label: 'user.label',
    lock: 'user.lock',
    reset: 'user.reset',
    declare: 'account.declare',
    declareFor: 'account.declareFor',
  },
  menu: { group: 'records', icon: Users },
} satisfies ConsoleResource;
