import { useState, type ComponentType } from 'react';
import { Sheet } from '../../../../ui/sheet/Sheet';
import type { ActBodyProps, ActProps } from './actProps';

interface Props extends ActProps {
  readonly title: string;
  readonly Body: ComponentType<ActBodyProps>;
}

/** Says what an act does and has it confirmed; it cannot be closed while it is being sent. */
export function ActSheet({ title, Body, holding, open, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <Sheet title={title} open={open} onClose={onClose} locked={busy}>
      {open && <Body holding={holding} onDone={onClose} onBusy={setBusy} />}
    </Sheet>
  );
}
