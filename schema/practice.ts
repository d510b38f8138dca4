/** The invitation code of the practice world's first user. Whoever tries the practice mode may use it. */
export const practiceInvitation = 'TARN01';
