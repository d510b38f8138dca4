import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { coordinates, placeLink, placeOf } from '../../../../schema/places/place';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { lineWords } from './lineWords';
import styles from './Messages.module.css';
import type { ChatMessage } from './talkReader';

interface Props {
  readonly messages: readonly ChatMessage[];
  /** Up to which message customer service has read. */
  readonly readUpTo: string;
}

/** What was said, the newest at the end; new lines are read out. */
export function Messages({ messages, readUpTo }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return (
    <ol className={styles.messages} aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} message={message} read={BigInt(message.id) <= BigInt(readUpTo)} />
      ))}
      <li ref={end} aria-hidden />
    </ol>
  );
}

function Message({ message, read }: { readonly message: ChatMessage; readonly read: boolean }) {
  const { t } = useWords('support');
  const format = useFormat();
  const { author, text, pictures, at } = message;
  if (author === 'SYSTEM') return <li className={styles.line}>{lineWords(message, t, format)}</li>;
  const own = author !== 'STAFF';
  return (
    <li className={own ? styles.own : styles.theirs}>
      <Text text={text} />
      {pictures.map((src, n) => (
        <img key={src} src={src} alt={t('chat.shown', { n: n + 1 })} loading="lazy" />
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
