import { lazy, Suspense, useState } from 'react';
import { part } from '../../lib/network/part';
import type { SheetProps } from './sheetProps';

const SheetBody = lazy(() =>
  part(() => import('./SheetBody')).then((file) => ({ default: file.SheetBody })),
);

/** A dialog that rises from the bottom. Its code is fetched when the first one opens. */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(false);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <SheetBody {...props} />
    </Suspense>
  );
}
