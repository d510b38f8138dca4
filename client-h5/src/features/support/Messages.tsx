import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { coordinates, placeLink, placeOf } from '../../../../schema/places/place';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Line } from './Line';
import styles from './Messages.module.css';
import type { ChatMessage } from './talkReader';
import { isOwn, useEndInSight } from './useEndInSight';

interface Props {
  readonly messages: readonly ChatMessage[];
  /** Up to which message customer service has read. */
  readonly readUpTo: string;
  /** A picture of this message did not come. */
  readonly onGone: (message: string) => void;
  /** Null where nothing was said before. */
  readonly onEarlier: (() => Promise<unknown>) | null;
}

/** What was said, the newest at the end; new lines are read out, and what was said before them is not. */
export function Messages({ messages, readUpTo, onGone, onEarlier }: Props) {
  const end = useEndInSight(messages);
  const place = useKeptPlace(messages);
  const [opened] = useState(messages[0]?.id);
  const before = Math.max(
    0,
    messages.findIndex(({ id }) => id === opened),
  );
  const drawn = (message: ChatMessage) => (
    <Message
      key={message.id}
      message={message}
      read={BigInt(message.id) <= BigInt(readUpTo)}
      onGone={() => onGone(message.id)}
    />
  );
  return (
    <div ref={place}>
      {onEarlier && <Earlier onEarlier={onEarlier} />}
      {before > 0 && <ol className={styles.messages}>{messages.slice(0, before).map(drawn)}</ol>}
      <ol className={styles.messages} aria-live="polite">
        {messages.slice(before).map(drawn)}
        <li ref={end} aria-hidden />
      </ol>
    </div>
  );
}

/** What stood first stays before whoever asked for what was said before it. */
function useKeptPlace(messages: readonly ChatMessage[]) {
  const place = useRef<HTMLDivElement>(null);
  const first = messages[0]?.id;
  const former = useRef(first);
  useLayoutEffect(() => {
    const at = messages.findIndex(({ id }) => id === former.current);
    former.current = first;
    if (at > 0) place.current?.querySelectorAll('ol > li')[at]?.scrollIntoView({ block: 'start' });
  }, [messages, first]);
  return place;
}

function Earlier({ onEarlier }: { readonly onEarlier: () => Promise<unknown> }) {
  const { t } = useWords('support');
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await onEarlier();
    setBusy(false);
  };
  return (
    <Button small look="quiet" busy={busy} onClick={() => void ask()}>
      {t('chat.earlier')}
    </Button>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly read: boolean;
  readonly onGone: () => void;
}

function Message({ message, read, onGone }: MessageProps) {
  const { t } = useWords('support');
  const format = useFormat();
  const { author, text, pictures, at } = message;
  if (author === 'SYSTEM') return <Line message={message} />;
  const own = isOwn(message);
  return (
    <li className={own ? styles.own : styles.theirs}>
      <Text text={text} />
      {pictures.map((src, n) => (
        <Picture key={n} src={src} alt={t('chat.shown', { n: n + 1 })} onGone={onGone} />
      ))}
      <small>
        {own ? t('chat.you') : t('chat.staff')} · {format.clock(at)}
        {own && read && ` · ${t('chat.read')}`}
      </small>
    </li>
  );
}

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly onGone: () => void;
}

/** Its link may have run out before it was scrolled to: then it is asked for anew, once for each time it came. */
function Picture({ src, alt, onGone }: PictureProps) {
  const asked = useRef(false);
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      onLoad={() => {
        asked.current = false;
      }}
      onError={() => {
        if (!asked.current) onGone();
        asked.current = true;
      }}
    />
  );
}

/** The words, and a place that is told in them as a card of its own. */
function Text({ text }: { readonly text: string }) {
  const { t } = useWords('support');
  const { place, rest } = placeOf(text);
  return (
    <>
      {rest !== '' && <p>{rest}</p>}
      {place && (
        <div className={styles.place}>
          <p className="strong">{place.name}</p>
          <p className="small num">{coordinates(place)}</p>
          <Link className="link reach" to={placeLink(place)}>
            {t('chat.showPlace')}
          </Link>
        </div>
      )}
    </>
  );
}
