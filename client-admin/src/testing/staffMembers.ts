/** Somebody who is, or was, on the staff, as the staff server tells of them. */
export const aMember = (id: string, name: string, role: string) => ({
  ...{ id, name, role, practiceDesk: false },
  email: `${name}@practice.tarn`,
});
