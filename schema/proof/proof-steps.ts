/** What is checked of a certificate, one after the other; of an entry the first three and the last. */
export const proofSteps = [
  'FILE',
  'SIGNATURE',
  'PATH',
  'TERMS',
  'OPENING_QUOTE',
  'CLOSING_QUOTE',
  'OUTCOME',
  'MONEY',
  'HEADS',
] as const;
export type ProofStep = (typeof proofSteps)[number];
