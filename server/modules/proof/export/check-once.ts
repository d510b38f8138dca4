import { demand, type ProofFaultCode } from '../../../../schema/proof/proof-fault';

/** What an export names once, millions of names: a set of its own for each end of a name, for one set holds 16 million. */
export function createOnce() {
  const named = new Map<string, Set<string>>();
  /** @throws ProofFault with this code where it was named before */
  return (name: string, code: ProofFaultCode): void => {
    const end = name.slice(-1);
    const names = named.get(end) ?? new Set();
    demand(!names.has(name), code, `${name} twice`);
    // A copy: a part of a text would hold the whole of it.
    names.add(Buffer.from(name).toString());
    named.set(end, names);
  };
}

export type Once = ReturnType<typeof createOnce>;
