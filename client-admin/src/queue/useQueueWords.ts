import { useTranslate } from 'react-admin';
import { useQueue } from './queue';

/** The words of the queue's resource: `words('action.take')`. */
export function useQueueWords() {
  const translate = useTranslate();
  const { resource } = useQueue();
  return (key: string, values?: Readonly<Record<string, unknown>>): string =>
    translate(`resources.${resource}.${key}`, { ...values });
}
