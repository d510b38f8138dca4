import { useEffect, useState } from 'react';

interface Answer {
  readonly data?: { readonly platform?: { readonly practiceWorld?: boolean } | null } | null;
}

/** Asked of the public schema: before sign-in the staff schema answers nobody. */
async function practising(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ platform { practiceWorld } }' }),
    signal,
  });
  const { data } = (await response.json()) as Answer;
  return data?.platform?.practiceWorld === true;
}

/** Whether the practice sign-ins are worth a hint. Silence means no. */
export function usePractice(): boolean {
  const [practice, setPractice] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    practising(stop.signal).then(setPractice, () => undefined);
    return () => {
      stop.abort();
    };
  }, []);
  return practice;
}
