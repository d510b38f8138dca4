import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { unsent } from '../../../../../schema/chat/unsent';
import { Refused } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import { useActions } from '../../../lib/useActions';
import { useDraft } from '../../../queue/decision/drafts';
import { useAnswers } from '../../../queue/useAnswers';
import type { Conversation } from '../conversation';
import { conversationActions } from '../conversationActions';
import { DeskTypeDocument } from '../conversations.generated';

const TYPING_EVERY_MS = 3_000;

interface To {
  readonly request: Conversation;
  /** For staff alone. */
  readonly note: boolean;
}

/** What is typed, kept until it is sent. What got no answer is sent again under the same id, so that nothing stands twice. */
export function useSaying({ request, note }: To, onSaid: () => void) {
  const { id } = request;
  const [text, setText] = useDraft(`conversations/${id}/${note ? 'note' : 'text'}`);
  const { say } = useActions('conversations', conversationActions);
  const { changed, refused } = useAnswers();
  const notify = useNotify();
  const sent = useRef({ text: '', note, clientId: '' });
  const typedAt = useRef(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: say,
    onSuccess: (fresh, said) => {
      sent.current = { text: '', note, clientId: '' };
      setText((now) => unsent(now, said.text));
      changed(fresh);
      onSaid();
    },
    onError: (fault) => {
      if (fault instanceof Refused) refused(request)(fault);
      else notify('common.notDone', { type: 'error' });
    },
  });
  return {
    text,
    busy: isPending,
    fault: error instanceof Refused ? error.message : undefined,
    change(next: string) {
      setText(next);
      if (error) reset();
      if (note || !request.takenByMe || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
      typedAt.current = Date.now();
      ask(DeskTypeDocument, { id }).catch(() => undefined);
    },
    send() {
      if (text.trim() === '' || isPending) return;
      if (sent.current.text !== text || sent.current.note !== note)
        sent.current = { text, note, clientId: crypto.randomUUID() };
      mutate({ id, ...sent.current });
    },
  };
}
