import {
  checkFigures,
  checkMoney,
  checkOutcome,
  checkTerms,
} from '../../../../schema/proof/check-contract';
import { readContract, readOpening } from '../../../../schema/proof/contract';
import { demand } from '../../../../schema/proof/proof-fault';
import type { LeafText } from '../../../../schema/proof/texts';
import { nodeTools } from '../node-tools';
import type { NamedQuotes } from './check-named-quotes';
import { createOnce, type Once } from './check-once';

const assetOf = (account: string): string => account.split('/').at(-1) ?? '';

interface Around {
  /** What contracts name as their quotes goes there. */
  readonly quotes: Pick<NamedQuotes, 'expect'>;
  /** What blocks call an instrument; nothing where none is new enough to name its symbol. */
  readonly symbolOf: (instrument: string) => string | undefined;
}

/** The legs of a movement come to zero in each currency. @throws ProofFault */
function checkSums({ id, legs }: LeafText): void {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs) {
    sums.set(assetOf(account), (sums.get(assetOf(account)) ?? 0n) + amount);
  }
  demand(
    [...sums.values()].every((sum) => sum === 0n),
    'MONEY_WRONG',
    `movement ${id}`,
  );
}

/** A movement's key, and the number of the contract or holding that it began: no other has them. */
function nameOnce(once: Once, { key, facts: [what = '', number = ''] }: LeafText): void {
  once(`key ${key}`, 'MONEY_WRONG');
  if (what === 'opening/1') once(`contract ${number}`, 'TERMS_WRONG');
  if (what === 'holding/1') once(`holding ${number}`, 'TERMS_WRONG');
}

/**
 * The ledger of an export: sums and balances, the terms of each contract, and its outcome from its opening. Methods
 * throw a ProofFault.
 */
export function createBooks({ quotes, symbolOf }: Around) {
  const balances = new Map<string, bigint>();
  const once = createOnce();
  const openings = new Map<string, LeafText>();
  let count = 0;

  function addLegs(legs: LeafText['legs']): void {
    for (const { account, amount } of legs)
      balances.set(account, (balances.get(account) ?? 0n) + amount);
  }

  async function open(leaf: LeafText): Promise<void> {
    const opened = readOpening(leaf);
    const { instrument, openQuote: quote, openedAt: instant } = opened;
    const symbol = symbolOf(instrument);
    if (symbol === undefined) checkFigures(opened);
    else await checkTerms(nodeTools, { ...opened, symbol });
    quotes.expect({ instrument, quote, instant });
  }

  return {
    count: () => count,
    async add(leaf: LeafText): Promise<void> {
      count += 1;
      nameOnce(once, leaf);
      checkSums(leaf);
      addLegs(leaf.legs);
      const order = /^order\.(?:open|settle):([0-9]+)$/.exec(leaf.key)?.[1];
      if (order === undefined) return;
      const opening = openings.get(order);
      if (!opening) {
        openings.set(order, leaf);
        await open(leaf);
        return;
      }
      openings.delete(order);
      const contract = readContract('', opening, leaf);
      const { instrument, closeQuote: quote, settlesAt: instant } = contract;
      quotes.expect({ instrument, quote, instant });
      checkOutcome(contract);
      checkMoney(contract, opening, leaf);
    },
    /** An account's balance, as the database has it. */
    settle(account: string, balance: bigint): void {
      once(`account ${account}`, 'MONEY_WRONG');
      const sum = balances.get(account) ?? 0n;
      const below = account.startsWith('user/') && sum < 0n;
      demand(sum === balance && !below, 'MONEY_WRONG', account);
      balances.delete(account);
    },
    end(): void {
      const [account] = balances.keys();
      demand(account === undefined, 'MONEY_WRONG', account);
    },
  };
}
