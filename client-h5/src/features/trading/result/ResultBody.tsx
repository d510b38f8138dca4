import { ResultFacts } from './ResultFacts';
import { ResultHead } from './ResultHead';
import type { Order } from '../types';

/** The result of a contract with its proof. */
export function ResultBody({ order }: { readonly order: Order }) {
  return (
    <>
      <ResultHead order={order} />
      <ResultFacts order={order} />
    </>
  );
}
