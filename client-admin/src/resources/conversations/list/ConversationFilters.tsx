import { chatTopics } from '../../../../../schema/chat/conversations';
import { ChoiceField } from '../../../ui/list/ChoiceField';

const PATH = 'resources.conversations';
const topics = chatTopics.map((value) => ({ value, label: `${PATH}.topic.${value}` }));

/** What the server can choose conversations by. */
export const ConversationFilters = () => (
  <ChoiceField source="topic" label={`${PATH}.fields.topic`} choices={topics} />
);
