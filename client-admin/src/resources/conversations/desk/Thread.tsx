import { Button } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readChatLine } from '../../../../../schema/chat/conversations';
import { languageFacts } from '../../../../../schema/languages';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useQueueWords } from '../../../queue/useQueueWords';
import type { Conversation } from '../conversation';
import { useWho } from '../ConversationWho';
import type { DeskMessage } from './messageReader';
import { SaidText } from './SaidText';
import styles from './Thread.module.css';

interface Props {
  readonly request: Conversation;
  readonly messages: readonly DeskMessage[];
  /** Null where nothing was said before. */
  readonly onEarlier: (() => Promise<unknown>) | null;
}

/** So near to its end somebody reads what is new; further up they read what was. */
const NEAR_PX = 200;

/** Keeps the end in sight while somebody is there. */
function useEndInSight(newest: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const { current } = list;
    if (!current || newest === seen.current) return;
    const { scrollHeight, scrollTop, clientHeight } = current;
    const isNear = seen.current === undefined || scrollHeight - scrollTop - clientHeight < NEAR_PX;
    const last = [...current.querySelectorAll('ol > li')].at(-1);
    seen.current = newest;
    if (isNear || last?.hasAttribute('data-ours') === true) current.scrollTop = scrollHeight;
  }, [newest]);
  return list;
}

/** What stood first stays before whoever asked for what was said before it. */
function useKeptPlace(
  list: RefObject<HTMLDivElement | null>,
  messages: readonly DeskMessage[],
): void {
  const first = messages[0]?.id;
  const former = useRef(first);
  useLayoutEffect(() => {
    const at = messages.findIndex(({ id }) => id === former.current);
    former.current = first;
    if (at > 0) list.current?.querySelectorAll('ol > li')[at]?.scrollIntoView({ block: 'start' });
  }, [list, messages, first]);
}

/** What was said, the newest at the end; new lines are read out, and what was said before them is not. */
export function Thread({ request, messages, onEarlier }: Props) {
  const words = useQueueWords();
  const { date } = useFormat();
  const list = useEndInSight(messages.at(-1)?.id);
  useKeptPlace(list, messages);
  const [opened] = useState(messages[0]?.id);
  const before = Math.max(
    0,
    messages.findIndex(({ id }) => id === opened),
  );
  const drawn = (from: number, to?: number) =>
    messages.slice(from, to).map((message, n) => {
      const above = messages[from + n - 1];
      const isNewDay = !above || date(above.at) !== date(message.at);
      return (
        <Message
          key={message.id}
          message={message}
          request={request}
          day={isNewDay ? date(message.at) : null}
        />
      );
    });
  return (
    <div
      ref={list}
      className={styles.thread}
      role="log"
      aria-label={words('thread')}
      aria-live="polite"
      tabIndex={0}
    >
      {onEarlier && <Earlier onEarlier={onEarlier} />}
      {before > 0 && <ol aria-live="off">{drawn(0, before)}</ol>}
      <ol>{drawn(before)}</ol>
    </div>
  );
}

function Earlier({ onEarlier }: { readonly onEarlier: () => Promise<unknown> }) {
  const words = useQueueWords();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await onEarlier();
    setBusy(false);
  };
  return (
    <Button size="small" disabled={busy} onClick={() => void ask()}>
      {words('earlier')}
    </Button>
  );
}

interface MessageProps {
  readonly message: DeskMessage;
  readonly request: Conversation;
  /** Said above the first message of a day. */
  readonly day: string | null;
}

const looks: Readonly<Record<DeskMessage['author'], string | undefined>> = {
  USER: styles.person,
  VISITOR: styles.person,
  STAFF: styles.ours,
  NOTE: styles.note,
  SYSTEM: styles.line,
};

const isOurs = ({ author }: DeskMessage): boolean => author === 'STAFF' || author === 'NOTE';

function Message({ message, request, day }: MessageProps) {
  const { author } = message;
  return (
    <li className={styles.turn} {...(isOurs(message) && { 'data-ours': true })}>
      {day !== null && <p className={styles.day}>{day}</p>}
      <div className={classes(styles.said, looks[author])}>
        {author === 'SYSTEM' ? (
          <Line message={message} />
        ) : (
          <Said message={message} request={request} />
        )}
      </div>
    </li>
  );
}

/** What the system says: each side reads it in its own words. */
function Line({ message: { text, figures } }: Pick<MessageProps, 'message'>) {
  const words = useQueueWords();
  const { instant } = useFormat();
  const line = readChatLine(text);
  const { number, until } = Object.fromEntries(
    figures.map(({ name, value }) => [name, value] as const),
  );
  if (line === null) return <p>–</p>;
  return (
    <p>{words(`line.${line}`, { number, until: until === undefined ? '–' : instant(until) })}</p>
  );
}

/** Words and pictures as they were sent, never as anything else; who said them, when, and whether they were read. */
function Said({ message, request }: Omit<MessageProps, 'day'>) {
  const words = useQueueWords();
  const name = useNameOf(message, request);
  const { author, text, pictures } = message;
  const isNote = author === 'NOTE';
  return (
    <>
      {isNote && <b>{words('noteOf', { name })}</b>}
      <SaidText text={text} {...(!isNote && { lang: languageFacts[request.language].tag })} />
      {pictures.map((src, n) => (
        <a key={n} href={src} target="_blank" rel="noreferrer">
          <img src={src} alt={words('picture', { n: n + 1 })} loading="lazy" />
        </a>
      ))}
      <Foot message={message} request={request} />
    </>
  );
}

function useNameOf(message: DeskMessage, request: Conversation): string {
  const who = useWho();
  return isOurs(message) ? (message.by?.name ?? '–') : who(request);
}

function Foot({ message, request }: Omit<MessageProps, 'day'>) {
  const words = useQueueWords();
  const { clock } = useFormat();
  const name = useNameOf(message, request);
  const { id, author, at } = message;
  const isRead = author === 'STAFF' && BigInt(id) <= BigInt(request.userReadId);
  return (
    <small className="num">
      {author !== 'NOTE' && `${name} · `}
      <time dateTime={at}>{clock(at)}</time>
      {isRead && ` · ${words('readByPerson')}`}
    </small>
  );
}
