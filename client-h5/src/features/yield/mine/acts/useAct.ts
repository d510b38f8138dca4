import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { newKey } from '../../../../lib/forms/newKey';
import { sayRefusals, type Refusal } from '../../../../lib/forms/refusals';
import { useOnline } from '../../../../lib/network/connection';
import { toast } from '../../../../lib/toast';
import { refusedOf, shownOf, type Refused } from '../../details/join/joinAmount';

interface Answer<H> {
  readonly holding?: H | null;
  readonly userErrors: readonly Refusal[];
}

interface Asked<H> {
  /** What is meant: another amount or other terms are another intent, with a key of its own. */
  readonly of: string;
  /** Resolves to null where no answer came. */
  readonly send: (idempotencyKey: string) => Promise<Answer<H> | null>;
  /** What is said once it is done, of the holding as the act has left it. */
  readonly done: (holding: H) => string;
  readonly onDone: () => void;
  readonly onBusy: (busy: boolean) => void;
}

/** Sends an act on a holding; a second tap, or a retry after a lost answer, does nothing twice. */
export function useAct<H>({ of, send, done, onDone, onBusy }: Asked<H>) {
  const client = useApolloClient();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [intent, setIntent] = useState({ of, key: newKey() });
  const [refused, setRefused] = useState<Refused>();

  async function act(): Promise<void> {
    if (busy) return;
    const { key } = intent.of === of ? intent : { key: newKey() };
    setIntent({ of, key });
    setBusy(true);
    onBusy(true);
    const answer = await send(key).catch(() => null);
    setBusy(false);
    onBusy(false);
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!answer) return;
    setIntent({ of, key: newKey() });
    sayRefusals(answer.userErrors);
    setRefused(refusedOf(of, answer.userErrors));
    if (answer.holding) {
      toast({ type: 'success', text: done(answer.holding) });
      onDone();
    }
    // What it has changed, and what a refusal rests on.
    await client.refetchQueries({ include: 'active' }).catch(() => null);
  }

  // What the server said holds for this very intent.
  return { busy, online, ...shownOf(refused, of), act };
}
