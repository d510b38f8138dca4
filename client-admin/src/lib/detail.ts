/**
 * Asked with every single record: react-admin would else take the shorter row of a list for the
 * record itself.
 */
export const detail = { detail: true } as const;
