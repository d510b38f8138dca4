import { lazy, Suspense } from 'react';
import { part } from '../../../lib/network/part';
import { partWords } from '../../../lib/network/partWords';

const DisputeCard = lazy(async () => {
  const [file] = await Promise.all([part(() => import('./DisputeCard')), partWords('dispute')]);
  return { default: file.DisputeCard };
});

/** What can be, or was, reported of a settled contract. Its code and its words come after the proof. */
export const Dispute = ({ id }: { readonly id: string }) => (
  <Suspense fallback={null}>
    <DisputeCard id={id} />
  </Suspense>
);
