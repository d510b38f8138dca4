import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import type { ConversationRow } from './conversation';
import { ConversationStatePill } from './ConversationStatePill';

const Column = ListColumn<ConversationRow>;
const words = 'resources.conversations';

/** What one customer has talked about with customer service. */
export function UserConversations() {
  const translate = useTranslate();
  const label = (name: string) => translate(`${words}.fields.${name}`);
  return (
    <ListTable<ConversationRow> rowClick={(id) => `/conversations/${String(id)}`}>
      <Column label={label('openedAt')} render={({ openedAt }) => <TimeText at={openedAt} />} />
      <Column
        label={label('number')}
        render={({ id, number }) => (
          <Link className="link mono" to={`/conversations/${id}`}>
            {number}
          </Link>
        )}
      />
      <Column label={label('topic')} render={({ topic }) => translate(`${words}.topic.${topic}`)} />
      <Column
        label={label('rating')}
        render={({ rating }) => (rating === null ? '–' : String(rating))}
      />
      <Column label={label('state')} render={(row) => <ConversationStatePill row={row} />} />
    </ListTable>
  );
}
