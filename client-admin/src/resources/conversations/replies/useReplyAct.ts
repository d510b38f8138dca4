import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useAct } from '../../../ui/useAct';

interface ReplyAct<Input> {
  readonly run: (input: Input) => Promise<unknown>;
  /** The words that say it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** An act on a saved reply. Done or refused, all of them are read again: another may have changed one meanwhile. */
export function useReplyAct<Input>({ run, done, onClose }: ReplyAct<Input>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: ['cannedReplies'] });
    refresh();
  };
  return useAct({
    run,
    onRefused: readAgain,
    onDone: () => {
      readAgain();
      notify(done, { type: 'success' });
      onClose();
    },
  });
}
