import { useMutation, useQuery } from '@apollo/client/react';
import { useWords } from '../../../lib/useWords';
import { useConnection } from '../../../lib/useConnection';
import { Button } from '../../../ui/Button';
import { DayList } from '../../../ui/layout/DayList';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { InboxUnreadDocument, MessagesDocument, MessagesReadDocument } from '../security.generated';
import { MessageRow, type Message } from './MessageRow';
import styles from './MessageRow.module.css';

type Paged = ReturnType<typeof useConnection<unknown, { first: number }, Message>>;

/** `/pages/user/message`: the inbox by day. A message is read once it is opened. */
export function MessagesScreen() {
  const { t } = useWords('security');
  const paged = useConnection(MessagesDocument, {
    variables: {},
    pick: (data) => data.messages,
  });
  // Of all: an unread one may stand further down than what has been loaded.
  const unread = useQuery(InboxUnreadDocument).data?.messagesUnread ?? 0;
  const [markAll, { loading: busy }] = useMutation(MessagesReadDocument, {
    variables: {},
    update: (cache, { data }) => {
      const left = data?.messagesRead.unread;
      if (left != null) cache.modify({ fields: { messagesUnread: () => left } });
    },
  });
  const readAll = async () => {
    const { data } = await markAll();
    if (data) await paged.refetch().catch(() => null);
  };
  return (
    <Page title={t('shared:pages.messages')} back money>
      {unread > 0 && (
        <Button small look="text" className={styles.all} busy={busy} onClick={() => void readAll()}>
          {t('messages.readAll')}
        </Button>
      )}
      <Messages paged={paged} />
    </Page>
  );
}

function Messages({ paged: { items, error, ...list } }: { readonly paged: Paged }) {
  const { t } = useWords('security');
  if (!items) return <Pending shape="list" error={error} onRetry={() => void list.refetch()} />;
  if (items.length === 0)
    return <Empty title={t('messages.empty')} text={t('messages.emptyText')} />;
  return (
    <DayList
      {...list}
      items={items}
      keyOf={({ id }) => id}
      plain
      atOf={({ at }) => at}
      render={(message) => <MessageRow message={message} />}
    />
  );
}
