import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { readChatLine } from '../../../../schema/chat/conversations';
import { coordinates, placeLink, placeOf } from '../../../../schema/places/place';
import { paths } from '../../../../schema/routes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { lineWords } from './lineWords';
import styles from './Messages.module.css';
import type { ChatMessage } from './talkReader';

interface Props {
  readonly messages: readonly ChatMessage[];
  /** Up to which message customer service has read. */
  readonly readUpTo: string;
  /** A picture of this message did not come. */
  readonly onGone: (message: string) => void;
}

/** So near to its end somebody reads what is new; further up they read what was. */
const NEAR_PX = 200;

const isOwn = ({ author }: ChatMessage): boolean => author === 'USER' || author === 'VISITOR';

/** Keeps the end in sight while somebody is there, and brings them there with what they say themselves. */
function useEndInSight(messages: readonly ChatMessage[]) {
  const end = useRef<HTMLLIElement>(null);
  const isNear = useRef(true);
  const seen = useRef(0);
  useEffect(() => {
    const look = () => {
      const top = end.current?.getBoundingClientRect().top ?? 0;
      isNear.current = top < window.innerHeight + NEAR_PX;
    };
    // Whatever scrolls around it.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    return () => {
      window.removeEventListener('scroll', look, options);
    };
  }, []);
  useEffect(() => {
    const fresh = messages.slice(seen.current);
    seen.current = messages.length;
    if (fresh.length === 0 || (!isNear.current && !fresh.some(isOwn))) return;
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages]);
  return end;
}

/** What was said, the newest at the end; new lines are read out. */
export function Messages({ messages, readUpTo, onGone }: Props) {
  const end = useEndInSight(messages);
  return (
    <ol className={styles.messages} aria-live="polite">
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          read={BigInt(message.id) <= BigInt(readUpTo)}
          onGone={() => onGone(message.id)}
        />
      ))}
      <li ref={end} aria-hidden />
    </ol>
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

/** What the system says, and a link to what it speaks of. */
function Line({ message }: Pick<MessageProps, 'message'>) {
  const { t } = useWords('support');
  const format = useFormat();
  return (
    <li className={styles.line}>
      {lineWords(message, t, format)}{' '}
      {readChatLine(message.text) === 'CHANGE_BY_FORM' && (
        <Link className="link reach" to={paths.changeData}>
          {t('chat.changeForm')}
        </Link>
      )}
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
