import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Refused } from '../lib/refused';
import { useQueue, type QueueRequest, type QueueRow } from './queue';
import { recountMine } from './useMine';
import { useQueueCache } from './useQueueCache';
import { useQueueWords } from './useQueueWords';

/** Refusals that mean: the record on the screen is not the server's any more. */
const STALE: readonly string[] = [
  'REQUEST_CHANGED',
  'ALREADY_DECIDED',
  'TAKEN_BY_OTHER',
  'LEASE_REQUIRED',
  'FINDINGS_DIFFER',
];

/** Refusals whose words outlive their form. */
const SAID: readonly string[] = ['REQUEST_CHANGED', 'FINDINGS_DIFFER'];

/** A refusal in the words of the console where it has its own, else in those of the server. */
export function useRefusalWords() {
  const translate = useTranslate();
  const words = useQueueWords();
  return ({ code, message, figures }: Refused): string => {
    if (code === 'UNDO_LATE') return translate('queue.undoLate');
    const { state } = figures;
    if (code !== 'REQUEST_CHANGED' || state === undefined) return message;
    return translate('queue.changed', { state: words(`state.${state}`) });
  };
}

/** What follows an act: its record is shown, or why it was not done beside the record as it is. */
export function useAnswers() {
  const { resource } = useQueue();
  const provider = useDataProvider();
  const notify = useNotify();
  const put = useQueueCache();
  const queries = useQueryClient();
  const wordsOf = useRefusalWords();
  const changed = (fresh: QueueRequest) => {
    put(fresh);
    void recountMine(queries, resource);
  };
  const readAgain = (id: string) => {
    provider
      .getOne<QueueRequest>(resource, { id })
      .then(({ data }) => {
        changed(data);
      })
      .catch(() => undefined);
  };
  const failed = (error: Error, row?: QueueRow) => {
    notify(error instanceof Refused ? wordsOf(error) : 'common.notDone', { type: 'warning' });
    // A refusal means that somebody was faster: show their record beside the message.
    if (row) readAgain(row.id);
  };
  /** After a refusal in a form, whose words stay: the record is read again where it is old. */
  const refused =
    ({ id }: QueueRow) =>
    (refusal: Refused) => {
      if (STALE.includes(refusal.code)) readAgain(id);
      if (SAID.includes(refusal.code)) notify(wordsOf(refusal), { type: 'warning' });
    };
  return { changed, readAgain, failed, refused };
}
