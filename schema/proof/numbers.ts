import { demand, type ProofFaultCode } from './proof-fault';

const WHOLE = /^(?:0|[1-9][0-9]{0,18})$/;
const SIGNED = /^(?:0|-?[1-9][0-9]{0,18})$/;

/** A whole number as a text writes it. @throws ProofFault */
export function whole(text: string | undefined, code: ProofFaultCode): bigint {
  demand(text !== undefined && WHOLE.test(text), code, text);
  return BigInt(text);
}

/** A whole number that may be below zero. @throws ProofFault */
export function signed(text: string | undefined, code: ProofFaultCode): bigint {
  demand(text !== undefined && SIGNED.test(text), code, text);
  return BigInt(text);
}

/** Milliseconds or another count that a number holds exactly. @throws ProofFault */
export function count(text: string | undefined, code: ProofFaultCode): number {
  const value = Number.parseInt(String(whole(text, code)), 10);
  demand(Number.isSafeInteger(value), code, text);
  return value;
}
