import { useState } from 'react';
import { Link } from 'react-router-dom';
import { coordinates, placeLink, placeOf } from '../../../../../schema/places/place';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Earlier } from './Earlier';
import { Line } from './Line';
import styles from './Messages.module.css';
import { Picture } from './Picture';
import type { ChatMessage } from '../talkReader';
import { isOwn, useEndInSight } from './useEndInSight';
import { useKeptPlace } from './useKeptPlace';

interface Props {
  readonly messages: readonly ChatMessage[];
  /** Up to which message customer service has read. */
  readonly readUpTo: string;
  /** A picture of this message did not come. */
  readonly onGone: (message: string) => void;
  /** Null where nothing was said before. */
  readonly onEarlier: (() => Promise<unknown>) | null;
  /** Whether the newest is in sight. */
  readonly onEnd: (inSight: boolean) => void;
}

/** What was said, the newest at the end; new lines are read out, and what was said before them is not. */
export function Messages({ messages, readUpTo, onGone, onEarlier, onEnd }: Props) {
  const end = useEndInSight(messages, onEnd);
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
