import { useRef, useState } from 'react';
import { DrawerHead } from '../../../queue/drawer/DrawerHead';
import { DrawerMissing } from '../../../queue/drawer/DrawerMissing';
import { useLease } from '../../../queue/drawer/useLease';
import { useKeys } from '../../../queue/useKeys';
import { useQueueWords } from '../../../queue/useQueueWords';
import type { useReviewing } from '../../../queue/useReviewing';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import type { Conversation } from '../conversation';
import { Composer } from './Composer';
import { TakeLine } from './TakeLine';
import { TalkActs } from './TalkActs';
import styles from './TalkDrawer.module.css';
import { TalkHead } from './TalkHead';
import { TalkPanel } from './TalkPanel';
import { Thread } from './Thread';
import { isUnanswered, useMarkRead, useTalk } from './useTalk';
import { useTalkActs } from './useTalkActs';
import { useTalkNews } from './useTalkNews';

interface Props {
  readonly reviewing: ReturnType<typeof useReviewing>;
}

/** One conversation beside the list: what was said, what is said next, and whom it concerns. */
export function TalkDrawer({ reviewing }: Props) {
  const words = useQueueWords();
  // Requests of this queue are conversations.
  const request = reviewing.request as Conversation | undefined;
  return (
    <section className={styles.drawer} aria-label={words('drawer')} tabIndex={-1} data-drawer>
      {!request && (
        <div>
          <DrawerHead reviewing={reviewing} />
          <DrawerMissing reviewing={reviewing} />
        </div>
      )}
      {request && <Talk key={request.id} request={request} reviewing={reviewing} />}
    </section>
  );
}

interface TalkProps extends Props {
  readonly request: Conversation;
}

/** Which of the two is written, and where. */
function useWriting() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState(false);
  const write = (isNote: boolean) => {
    setNote(isNote);
    // The field of a note may come with it.
    setTimeout(() => field.current?.focus(), 0);
  };
  return { field, note, write };
}

/** What was said, or that it loads or did not. */
function Messages({ request, talk }: { readonly request: Conversation; readonly talk: Talking }) {
  const { messages, hasEarlier, failed, reload, earlier } = talk;
  if (messages !== null)
    return <Thread {...{ request, messages }} onEarlier={hasEarlier ? earlier : null} />;
  return failed ? <LoadFault onRetry={reload} /> : <Skeleton rows={6} />;
}

type Talking = ReturnType<typeof useTalk>;

function Talk({ request, reviewing }: TalkProps) {
  const words = useQueueWords();
  const { id } = request;
  const { held, leftMs } = useLease(request);
  const talk = useTalk(id);
  const { messages, reload } = talk;
  const { typing, lookers } = useTalkNews(id, reload);
  const { field, note, write } = useWriting();
  const acts = useTalkActs(request, { held, unanswered: isUnanswered(talk) });
  useMarkRead(id, { messages, upTo: request.staffReadId, held });
  useKeys({
    m: () => {
      write(!held);
    },
    y: () => {
      write(true);
    },
    h: acts.answered,
    e: acts.end,
  });
  const noting = () => {
    write(true);
  };
  return (
    <>
      <div className={styles.talk}>
        <TalkHead request={request} lookers={lookers} />
        <Messages request={request} talk={talk} />
        <p className={styles.typing} aria-live="polite">
          {typing && words('typing')}
        </p>
        {held || note ? (
          <Composer
            key={note ? 'note' : 'answer'}
            {...{ request, note, field }}
            onNote={write}
            onSaid={reload}
          />
        ) : (
          <TakeLine request={request} onTake={reviewing.take} onNote={noting} />
        )}
      </div>
      <div className={styles.panel}>
        <DrawerHead reviewing={reviewing} />
        <TalkPanel request={request} />
        {held && <TalkActs acts={acts} leftMs={leftMs} onRelease={reviewing.release} />}
      </div>
    </>
  );
}
