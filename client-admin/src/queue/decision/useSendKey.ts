import { useEffect, useEffectEvent } from 'react';

/** `Ctrl+Enter` sends wherever the focus is; the key is heard while what it sends stands there. */
export function useSendKey(send: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    send();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
}
