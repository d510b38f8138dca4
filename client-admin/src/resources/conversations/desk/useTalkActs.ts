import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useOnline } from '../../../lib/connection';
import { useActions } from '../../../lib/useActions';
import { onVersion } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import type { Conversation } from '../conversation';
import { conversationActions } from '../conversationActions';

interface Holding {
  readonly held: boolean;
  /** The person spoke last. */
  readonly unanswered: boolean;
}

/** What the holder of a conversation does with it besides answering. */
export function useTalkActs(request: Conversation, { held, unanswered }: Holding) {
  const actions = useActions('conversations', conversationActions);
  const { changed, failed } = useAnswers();
  const notify = useNotify();
  const online = useOnline();
  const { mutate, isPending } = useMutation({
    mutationFn: (run: () => Promise<Conversation>) => run(),
    onSuccess: changed,
    onError: (error) => {
      failed(error, request);
    },
  });
  const act = (run: () => Promise<Conversation>) => () => {
    if (!held) notify('queue.notHeld', { type: 'info' });
    else if (online && !isPending) mutate(run);
  };
  const answered = act(() => actions.answered(onVersion(request)));
  return {
    ...{ busy: isPending, unanswered },
    answered: () => {
      if (held && unanswered) notify('resources.conversations.answerFirst', { type: 'info' });
      else answered();
    },
    end: act(() => actions.end(onVersion(request))),
    handOver: (to: string) => {
      act(() => actions.handOver({ ...onVersion(request), to }))();
    },
  };
}

export type TalkActing = ReturnType<typeof useTalkActs>;
