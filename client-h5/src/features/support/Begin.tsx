import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chosenTopics, type ChatTopic } from '../../../../schema/chat/conversations';
import { paths } from '../../../../schema/routes';
import { NEW_TALK, writtenBefore } from '../../lib/places/written';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { RadioTiles } from '../../ui/field/RadioTiles';
import { Composer } from './Composer';
import styles from './StartPage.module.css';
import { SubjectField } from './subject/SubjectField';
import { FundPasswordDocument } from './support.generated';

/** The topic stands in the address too, so that it is there again once a place was chosen. */
function useTopic() {
  const [query, setQuery] = useSearchParams();
  const [topic, setTopic] = useState<ChatTopic>(
    () => chosenTopics.find((one) => one === query.get('topic')) ?? 'OTHER',
  );
  const choose = (next: ChatTopic) => {
    setTopic(next);
    setQuery({ topic: next }, { replace: true });
  };
  return [topic, choose] as const;
}

/** What a forgotten fund password leads to, for who has one. */
function Asks() {
  const { t } = useWords('support');
  const { data } = useQuery(FundPasswordDocument, { fetchPolicy: 'cache-and-network' });
  return data?.me.fundPasswordSet === true && <p className="second">{t('chat.asks')}</p>;
}

/** Where a change of verified data is asked for. */
function ByForm() {
  const { t } = useWords('support');
  return (
    <div>
      <p className="second">{t('chat.changeBy')}</p>
      <Link className="link reach" to={paths.changeData}>
        {t('chat.changeForm')}
      </Link>
    </div>
  );
}

/** What a topic leads to by itself, for who is signed in and says nothing of their own that it is about. */
const asked: Partial<Record<ChatTopic, () => ReactNode>> = {
  FUND_PASSWORD: Asks,
  DATA_CHANGE: ByForm,
};

/** A new one: what it is about, and its first message. */
export function Begin({ onOpened }: { readonly onOpened: (id: string) => void }) {
  const { t } = useWords('support');
  const { token } = useSession();
  const [topic, setTopic] = useTopic();
  const [subject, setSubject] = useState(() => writtenBefore(NEW_TALK).subject);
  const Asked = asked[topic];
  return (
    <section>
      <div className="section-head">
        <h2>{t('chat.topics')}</h2>
      </div>
      <RadioTiles
        label={t('chat.topics')}
        value={topic}
        onChange={(next) => {
          setSubject(null);
          setTopic(next);
        }}
        className={styles.topics}
        tiles={chosenTopics.map((value) => ({ value, content: t(`chat.topic.${value}`) }))}
      />
      <div className="stack">
        {token !== null && <SubjectField topic={topic} value={subject} onChange={setSubject} />}
        {token !== null && subject === null && Asked && <Asked />}
        <Composer to={{ topic, subject }} onSent={onOpened} />
      </div>
    </section>
  );
}
