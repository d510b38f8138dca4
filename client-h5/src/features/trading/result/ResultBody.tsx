import type { Order } from '../types';
import { ResultFacts } from './ResultFacts';
import { ResultHead } from './ResultHead';

/** The result of a contract with its proof. */
export function ResultBody({ order }: { readonly order: Order }) {
  return (
    <>
      <ResultHead order={order} />
      <ResultFacts order={order} />
    </>
  );
}
