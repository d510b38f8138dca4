import { useState } from 'react';
import { MethodRow } from './MethodRow';
import { MethodSheet } from './MethodSheet';
import type { Own } from './usePaymentMethods';

interface Props {
  readonly label: string;
  readonly own: Own;
}

/** Targets as rows; each opens with what can be done with it. */
export function MethodList({ label, own }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ul className="card card-list" aria-label={label}>
        {own.methods.map((method) => (
          <li key={method.id}>
            <MethodRow method={method} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      <MethodSheet
        method={own.methods.find(({ id }) => id === open) ?? null}
        fundPasswordSet={own.fundPasswordSet}
        onClose={() => {
          setOpen(null);
        }}
      />
    </>
  );
}
