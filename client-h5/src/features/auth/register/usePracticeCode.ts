import { useEffect, useState } from 'react';
import { readAccountName } from '../../../../../schema/account-name';
import { limits } from '../../../../../schema/limits';
import { request } from '../../../lib/request';

interface Message {
  readonly to: string;
  readonly body: string;
}

const CODE = new RegExp(String.raw`(?<!\d)\d{${String(limits.codeDigits)}}(?!\d)`);

/** The newest code in the practice outbox to this account, or null. */
async function codeInOutbox(account: string): Promise<string | null> {
  const answer = await request('/practice/outbox', { data: { format: 'json' } });
  if (!answer.ok) return null;
  const messages = (await answer.json()) as readonly Message[];
  const address = readAccountName(account)?.value;
  const newest = messages.find(({ to }) => to === address);
  return CODE.exec(newest?.body ?? '')?.[0] ?? null;
}

/**
 * The code that was sent to this account, from the practice outbox. Null where it cannot be read: the
 * server gives the outbox to its own machine alone, and no answer of the API holds a code.
 */
export function usePracticeCode(account: string, asked: number | undefined): string | null {
  const [found, setFound] = useState<{ readonly of: string; readonly code: string | null }>();
  const of = `${account} ${String(asked)}`;
  useEffect(() => {
    let left = false;
    void codeInOutbox(account)
      .catch(() => null)
      .then((code) => {
        if (!left) setFound({ of, code });
      });
    return () => {
      left = true;
    };
  }, [account, of]);
  return found?.of === of ? found.code : null;
}
