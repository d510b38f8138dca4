import { useRequireAccess, useTranslate } from 'react-admin';
import { broadcastLimits } from '../../../../schema/content/broadcasts';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { PhonePreview } from '../../ui/texts/PhonePreview';
import styles from '../../ui/texts/TextsCard.module.css';
import { textsOf, toOf } from './broadcastDraft';
import { BroadcastReaders } from './BroadcastReaders';
import { BroadcastTexts } from './BroadcastTexts';
import { SendCard } from './SendCard';
import { SendDialog } from './SendDialog';
import { useForm } from './useForm';
import { useSend } from './useSend';

const words = 'resources.broadcasts';

/** A message to many people: ten languages, to whom, how a phone shows it, and how many it reaches. */
export function NewBroadcast() {
  const { isPending } = useRequireAccess({ resource: 'broadcasts', action: 'create' });
  return isPending ? <Skeleton /> : <Form />;
}

function Form() {
  const translate = useTranslate();
  const { draft, language, setLanguage, blocked, asked, setAsked, reach, change, ask } = useForm();
  const { act, idempotencyKey, ...acting } = useSend({
    onRefused: (found = language) => {
      setAsked(false);
      setLanguage(found);
    },
  });
  const editing = { draft, faultOf: acting.faultOf, change };
  const people = reach.people ?? 0;
  const proposed = people > broadcastLimits.peopleAloneMax;
  const shown = [`texts.${language}.title`, `texts.${language}.body`, 'readers', 'reason'];
  const send = (reason: string) => {
    const to = toOf(draft);
    if (to) act({ kind: draft.kind, to, texts: textsOf(draft), reason, idempotencyKey });
  };
  return (
    <div className="page">
      <div className="page-head">
        <PageTitle>{translate(`${words}.new`)}</PageTitle>
      </div>
      <div className={styles.textsEditor}>
        <div className={styles.textsForm}>
          <BroadcastTexts editing={editing} language={language} onLanguage={setLanguage} />
          <BroadcastReaders editing={editing} reach={reach} />
          <SendCard
            proposed={proposed}
            fault={blocked ?? (asked ? undefined : acting.faultBeside(...shown))}
            onAsk={ask}
          />
        </div>
        <PhonePreview language={language} text={draft.texts[language]} />
      </div>
      {asked && (
        <SendDialog
          {...{ people, proposed, acting }}
          onReason={send}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </div>
  );
}
