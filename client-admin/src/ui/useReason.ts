import { useState } from 'react';

type Text = readonly [string, (text: string) => void];

/**
 * A mandatory reason: missing is said after the first try, and nothing is sent without it. Its text
 * may be kept by somebody else.
 */
export function useReason(kept?: Text) {
  const own = useState('');
  const [reason, setReason]: Text = kept ?? own;
  const [tried, setTried] = useState(false);
  const plain = reason.trim();
  return {
    reason,
    setReason,
    tried,
    missing: tried && plain === '',
    shown: plain === '' ? '…' : plain,
    send: (act: (reason: string) => void) => {
      setTried(true);
      if (plain !== '') act(plain);
    },
  };
}
