import { useState } from 'react';

/** One form on its way: busy while it is, and what went wrong. `send` resolves to whether it arrived. */
export function useSending(onRefused: (error: unknown) => boolean = () => false) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!onRefused(error))
        setFault(error instanceof Error ? error.message : 'ra.notification.http_error');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, fault, busy };
}
