export { declareOwnAccount, ownAccounts, ownsAccount } from './own-accounts';
export { endedStaffSessions } from './ended-staff-sessions';
export { closeStaffSession, readStaffSession, startStaffSession } from './staff-session';
export { addStaffMember } from './staff-members';
export type { StaffLoaders } from './staff.loaders';
export { Staff } from './staff.entities';
