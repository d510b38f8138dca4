export { declareOwnAccount, ownsAccount } from './own-accounts';
export { endedStaffSessions } from './ended-staff-sessions';
export { requirePermission, type Permission } from './permissions';
export { closeStaffSession, readStaffSession, startStaffSession } from './staff-session';
export { addStaffMember, staffByIds } from './staff-members';
export { Staff } from './staff.entities';
