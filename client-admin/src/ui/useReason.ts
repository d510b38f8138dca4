import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A mandatory reason: missing is said after the first try, and nothing is sent without it. */
export function useReason() {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const plain = reason.trim();
  return {
    reason,
    setReason,
    missing: tried && plain === '' ? translate('common.fillIn') : undefined,
    shown: plain === '' ? '…' : plain,
    send: (act: (reason: string) => void) => {
      setTried(true);
      if (plain !== '') act(plain);
    },
  };
}
