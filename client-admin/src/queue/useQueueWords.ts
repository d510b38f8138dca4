import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useQueue } from './queue';

/** The words of the queue's resource: `words('action.take')`. The same function while language and queue are. */
export function useQueueWords() {
  const translate = useTranslate();
  const { resource } = useQueue();
  return useCallback(
    (key: string, values?: Readonly<Record<string, unknown>>): string =>
      translate(`resources.${resource}.${key}`, { ...values }),
    [translate, resource],
  );
}
