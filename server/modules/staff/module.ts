import { READ, type Module } from '../../platform/module';
import { StaffResolver } from './api/staff.resolver';
import { StaffNoticeResolver } from './api/staff-notice.resolver';
import { StaffJoiningResolver } from './api/staff-joining.resolver';
import { StaffResetResolver } from './api/staff-reset.resolver';
import { StaffRoleResolver } from './api/staff-role.resolver';
import { StaffNotice } from './notices/staff-notice.entity';
import { SharedDevice } from './devices/shared-device.entity';
import { sharedDeviceNames } from './devices/shared-devices';
import { sendInvitations } from './invitations/send-invitations';
import { sendStaffResets } from './reset/send-staff-resets';
import { staffCalled, staffNames } from './staff-members';
import { staffLoaders } from './staff.loaders';
import { Staff, StaffSession, StaffUser } from './staff.entities';

/** Members of staff, their roles and sessions, and the user accounts they own. */
export const staff = {
  name: 'staff',
  tables: {
    shared_device: READ,
    staff: READ,
    staff_factor: READ,
    staff_invitation: READ,
    staff_notice: READ,
    staff_reset: READ,
    staff_session: { ...READ, UPDATE: ['last_used_at'] },
    staff_user: READ,
  },
  functions: [
    // Two of these in practice mode alone: `add_practice_desk` and `add_staff` make staff without a second person.
    ...[
      'accept_staff_invitation',
      'add_practice_desk',
      'add_staff',
      'begin_staff_factor',
      'close_staff_session',
      'declare_own_account',
      'note_failed_sign_in',
    ],
    'open_staff_session',
    ...['ask_staff_reset', 'read_staff_notice', 'reset_staff_factor', 'reset_staff_password'],
    ...['send_staff_invitation', 'send_staff_reset', 'staff_of_link'],
  ],
  entities: [SharedDevice, Staff, StaffNotice, StaffSession, StaffUser],
  resolvers: {
    staff: [
      StaffNoticeResolver,
      StaffResolver,
      StaffRoleResolver,
      StaffJoiningResolver,
      StaffResetResolver,
    ],
  },
  permissions: {
    'account.declare': ['SUPPORT', 'ADMIN'],
    'account.declareFor': ['ADMIN'],
    'notice.read': ['SUPPORT', 'ADMIN'],
    'staff.read': ['ADMIN'],
    'staff.reset': ['ADMIN'],
  },
  loaders: staffLoaders,
  sealed: [{ table: 'staff_factor', column: 'sealed_key', key: 'staff_id' }],
  jobs: [
    { name: 'send-invitations', everyMs: 10_000, run: sendInvitations },
    { name: 'send-staff-resets', everyMs: 5_000, run: sendStaffResets },
  ],
  audited: {
    staff: { names: staffNames, idsOf: staffCalled },
    'shared-device': { names: sharedDeviceNames, idsOf: () => Promise.resolve([]) },
  },
} satisfies Module;
