/**
 * Asked with every single record: react-admin would else take the shorter row of a list for the
 * record itself.
 */
export const whole = { whole: true } as const;
