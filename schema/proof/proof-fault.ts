/** Why a document of the seal does not hold. */
export const proofFaults = [
  'TOO_LARGE',
  'NOT_JSON',
  'NOT_A_PROOF',
  'NOT_AS_WRITTEN',
  'SIGNATURE_WRONG',
  'KEY_UNKNOWN',
  'BLOCK_SIGNATURE_WRONG',
  'PATH_WRONG',
  'QUOTE_LEFT_OUT',
  'QUOTE_WRONG',
  'TERMS_WRONG',
  'OUTCOME_WRONG',
  'MONEY_WRONG',
  'HEADS_WRONG',
  'HEAD_MISSING',
  'HEAD_DIFFERS',
] as const;
export type ProofFaultCode = (typeof proofFaults)[number];

/** What a check throws. `subject` names the block, quote or line that does not fit. */
export class ProofFault extends Error {
  constructor(
    readonly code: ProofFaultCode,
    readonly subject = '',
  ) {
    super(subject === '' ? code : `${code}: ${subject}`);
  }
}

/** @throws ProofFault unless it holds */
export function demand(holds: boolean, code: ProofFaultCode, subject = ''): asserts holds {
  if (!holds) throw new ProofFault(code, subject);
}

/** What a check needs of the machine it runs on. */
export interface ProofTools {
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
  /** Whether these are the 64 bytes that this public key (32 bytes) signed these with (Ed25519). */
  readonly verify: (
    publicKey: Uint8Array<ArrayBuffer>,
    signature: Uint8Array<ArrayBuffer>,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<boolean>;
}
