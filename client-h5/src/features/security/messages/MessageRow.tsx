import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../lib/classes';
import { part } from '../../../lib/network/part';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useWords } from '../../../lib/useWords';
import { MessagesReadDocument, type MessagesQuery } from '../security.generated';
import { pathOfSubject } from './pathOfSubject';
import styles from './MessageRow.module.css';

/** With what cleans it: nothing that a screen of plain messages loads. */
const HtmlText = lazy(() =>
  part(() => import('../../../ui/HtmlText')).then((file) => ({ default: file.HtmlText })),
);

export type Message = MessagesQuery['messages']['edges'][number]['node'];

/** Title and time; what it says, and the way to what it is about, once it is opened. */
export function MessageRow({ message }: { readonly message: Message }) {
  const { t } = useWords('security');
  const { clock } = usePlatformClock();
  const { title, body, html, at, read, subject } = message;
  const [open, setOpen] = useState(false);
  const markRead = useMarkRead(message);
  const to = pathOfSubject(subject);
  return (
    <div>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          if (!read) void markRead();
        }}
      >
        <span className={classes('grow', read ? undefined : 'strong')}>{title}</span>
        <span className="small muted num">{clock(at)}</span>
        {!read && (
          <>
            <span className={styles.unread} aria-hidden />
            <span className="hidden">{t('messages.unread')}</span>
          </>
        )}
      </button>
      {open && (
        <div className={styles.body}>
          {html === null ? (
            <p>{body}</p>
          ) : (
            <Suspense fallback={<p>{body}</p>}>
              <HtmlText html={html} />
            </Suspense>
          )}
          {to !== null && (
            <Link className={classes('link', styles.about)} to={to}>
              {t('messages.about')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** Says it to the server, and here. */
function useMarkRead({ __typename, id }: Message & { readonly __typename?: string }) {
  const [mark] = useMutation(MessagesReadDocument, {
    context: { quiet: true },
    update: (cache, { data }) => {
      const unread = data?.messagesRead.unread;
      if (unread == null) return;
      cache.modify({ fields: { messagesUnread: () => unread } });
      const own = cache.identify({ __typename: __typename ?? 'Message', id });
      if (own !== undefined) cache.modify({ id: own, fields: { read: () => true } });
    },
  });
  return () => mark({ variables: { id } });
}
