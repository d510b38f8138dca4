import { useQuery } from '@apollo/client/react';
import type { ChatTopic } from '../../../../../schema/chat/conversations';
import type { ChatSubjectInput } from '../../../graphql.generated';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { SelectField } from '../../../ui/field/SelectField';
import { OwnSubjectsDocument } from '../support.generated';
import { subjectsOf } from './subjects';

interface Props {
  readonly topic: ChatTopic;
  readonly value: ChatSubjectInput | null;
  readonly onChange: (subject: ChatSubjectInput | null) => void;
}

const keyOf = ({ kind, id }: ChatSubjectInput): string => `${kind}/${id}`;

/** Which of one's own newest requests, contracts or holdings a conversation is about; nothing where there are none. */
export function SubjectField({ topic, value, onChange }: Props) {
  const { t } = useWords('support');
  const format = useFormat();
  const { data } = useQuery(OwnSubjectsDocument, { fetchPolicy: 'cache-and-network' });
  const found = data ? subjectsOf(data, topic) : [];
  if (found.length === 0) return null;
  const options = found.map((subject) => {
    const { kind, money, at } = subject;
    const amount = money && format.money(money, { as: 'code' });
    const parts = [t(`chat.subject.${kind}`), amount, format.dateTime(at)];
    return { value: keyOf(subject), label: parts.filter(Boolean).join(' · ') };
  });
  return (
    <SelectField
      label={t('chat.about')}
      value={value === null ? '' : keyOf(value)}
      options={[{ value: '', label: t('chat.aboutNone') }, ...options]}
      onChange={(key) => {
        const chosen = found.find((one) => keyOf(one) === key);
        onChange(chosen ? { kind: chosen.kind, id: chosen.id } : null);
      }}
    />
  );
}
