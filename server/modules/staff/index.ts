export { ownAccounts, ownsAccount } from './own-accounts';
export { declareOwnAccount } from './declare-own-account';
export { endedStaffSessions } from './ended-staff-sessions';
export { startStaffSession } from './start-staff-session';
export { closeStaffSession } from './close-staff-session';
export { readStaffSession } from './read-staff-session';
export { addStaffMember } from './add-staff-member';
export type { StaffLoaders } from './staff.loaders';
export { Staff } from './staff.entities';
