import { READ, type Module } from '../../platform/module';
import { StaffResolver } from './api/staff.resolver';
import { staffCalled, staffNames } from './staff-members';
import { staffLoaders } from './staff.loaders';
import { Staff, StaffSession, StaffUser } from './staff.entities';

/** Members of staff, their roles and sessions, and the user accounts they own. */
export const staff = {
  name: 'staff',
  tables: {
    staff: READ,
    staff_session: { ...READ, UPDATE: ['last_used_at'] },
    staff_user: READ,
  },
  functions: [
    ...[
      'add_practice_desk',
      'add_staff',
      'close_staff_session',
      'declare_own_account',
      'note_failed_sign_in',
    ],
    'open_staff_session',
  ],
  entities: [Staff, StaffSession, StaffUser],
  resolvers: { staff: [StaffResolver] },
  permissions: { 'account.declare': ['SUPPORT', 'ADMIN'] },
  loaders: staffLoaders,
  audited: { staff: { names: staffNames, idsOf: staffCalled } },
} satisfies Module;
