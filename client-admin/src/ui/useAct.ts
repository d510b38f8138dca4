import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Refused } from '../lib/refused';

interface Act<Input, Result> {
  readonly run: (input: Input) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onRefused?: (refused: Refused) => void;
}

/**
 * One dialog's act: never optimistic, with the key of this opening, so that a repeated press or a
 * lost answer cannot act twice.
 */
export function useAct<Input, Result>({ run, onDone, onRefused }: Act<Input, Result>) {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const notify = useNotify();
  const sent = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSettled: () => {
      sent.current = false;
    },
    onSuccess: onDone,
    onError: (fault) => {
      // A refusal is an answer: what is sent next is another request. Silence keeps the key.
      if (fault instanceof Refused) {
        setKey(crypto.randomUUID());
        onRefused?.(fault);
      } else notify('common.notDone', { type: 'error' });
    },
  });
  /** A second press before the answer is no second act. */
  const act = (input: Input) => {
    if (sent.current) return;
    sent.current = true;
    mutate(input);
  };
  const refused = error instanceof Refused ? error : null;
  const faultOf = (field: string): string | undefined =>
    refused?.field === field ? refused.message : undefined;
  /** What no field of the dialog shows. */
  const faultBeside = (...fields: readonly string[]): string | undefined =>
    fields.includes(refused?.field ?? '') ? undefined : refused?.message;
  const wasRefused = (code: string): boolean => refused?.code === code;
  return { act, busy: isPending, faultOf, faultBeside, wasRefused, idempotencyKey };
}
