import { useState } from 'react';
import type { MoneyLike } from '../../../lib/format';
import { minorOf } from '../../../lib/money/share';
import { readAmount } from '../../../lib/money/readAmount';
import { useActions } from '../../../lib/useActions';
import { useClosingAct } from '../../../ui/useClosingAct';
import { projectActions } from '../projectActions';

/** What is typed of a funding, read strictly. `most`: what it may be at most; null for no bound. */
export function useFundingDraft(most: MoneyLike | null) {
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const found = readAmount(amount);
  const money = found.kind === 'read' ? found.money : null;
  const tooMuch = money !== null && most !== null && minorOf(money) > minorOf(most);
  const bankReference = reference.trim();
  const complete = money !== null && !tooMuch && bankReference !== '';
  return {
    ...{ amount, setAmount, reference, setReference, money, tooMuch },
    nameless: bankReference === '',
    /** Null while something is missing or too much. */
    asked: complete ? { amount: money.amount, bankReference } : null,
  };
}

/** Proposes it, once. */
export function useFunding(onClose: () => void) {
  const { fund } = useActions('projects', projectActions);
  return useClosingAct({ run: fund, done: 'resources.projects.proposed', onClose });
}
