import type { Fault } from '../fault';

/** What a user writes into a transfer, and what staff find by it. */
export const paymentReferenceFaults: readonly Fault[] = [
  {
    id: 'payment-reference-not-looked-for',
    invariant: 'O3',
    what: 'a payment with the user’s own reference is not offered first',
    file: 'server/modules/recharges/bank-lines/line-candidates.ts',
    find: '[recharge.number, own].filter((code) => code !== null)',
    replace: '[recharge.number]',
    tests: ['server/modules/recharges/payment-references.test.ts'],
  },
  {
    id: 'payment-reference-as-written',
    invariant: 'O3',
    what: 'a reference that a bank broke with spaces finds nobody',
    file: 'server/modules/recharges/payment-references.ts',
    find: ".replace(/[^A-Z0-9]/g, '')",
    replace: '.trim()',
    tests: ['server/modules/recharges/payment-references.test.ts'],
  },
  {
    id: 'payment-reference-drawn-once',
    invariant: 'O3',
    what: 'a user whose first draw is taken gets no reference',
    file: 'migrations/1763701050000-payment-references.ts',
    find: `VALUES (NEW.id, left(random_number_text(), 8))
          ON CONFLICT (code) DO NOTHING;
          EXIT WHEN FOUND;`,
    replace: `VALUES (NEW.id, left(random_number_text(), 8))
          ON CONFLICT (code) DO NOTHING;
          EXIT;`,
    tests: ['server/modules/recharges/payment-references.test.ts'],
  },
];
