/** What a user is told of what staff looked at or changed in their account, at once; decisions are told where they fall. */
export const staffLookKinds = [
  ...(['DOCUMENTS_OPENED', 'NUMBER_OPENED', 'DETAILS_SHOWN', 'LEVEL_CHANGED'] as const),
  ...(['LOCKED', 'UNLOCKED', 'NEW_PASSWORD_REQUIRED', 'WAIT_LIFTED'] as const),
] as const;
export type StaffLookKind = (typeof staffLookKinds)[number];
