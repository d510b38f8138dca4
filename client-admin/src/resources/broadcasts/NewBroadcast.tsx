import { Button } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useNotify, useRequireAccess, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { broadcastLimits } from '../../../../schema/content/broadcasts';
import { languages, type Language } from '../../../../schema/languages';
import { useOnline } from '../../lib/connection';
import { useActions } from '../../lib/useActions';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { PhonePreview } from '../../ui/texts/PhonePreview';
import { useAct } from '../../ui/useAct';
import { broadcastActions } from './broadcastActions';
import {
  emptyDraft,
  firstFault,
  missingTexts,
  textsOf,
  toOf,
  type BroadcastDraft,
} from './broadcastDraft';
import { BroadcastReaders } from './BroadcastReaders';
import styles from './Broadcasts.module.css';
import { BroadcastTexts } from './BroadcastTexts';
import { SendDialog } from './SendDialog';
import { useReach, type Reach } from './useReach';

const words = 'resources.broadcasts';

/** What has to be done before it can be sent: a key of the words, and the language in which it is wrong. */
function blockedBy(draft: BroadcastDraft, { people, nobody }: Reach) {
  const fault = firstFault(draft);
  if (fault !== undefined) return { key: 'wrong', language: fault };
  const [missing] = missingTexts(draft).keys();
  if (missing !== undefined) return { key: 'incomplete', language: missing };
  if (toOf(draft) === null || nobody.length > 0) return { key: 'readers' };
  return people === undefined ? { key: 'uncounted' } : null;
}

/** The language of a refused text: `texts.de.body`. */
const languageIn = (field: string | null): Language | undefined =>
  languages.find((one) => field?.startsWith(`texts.${one}.`));

interface Sending {
  /** What was refused stands in the form, not over it. */
  readonly onRefused: (language: Language | undefined) => void;
}

/** Once for each opening of the form; a refusal of a text leads to its language. */
function useSend({ onRefused }: Sending) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { send } = useActions('broadcasts', broadcastActions);
  return useAct({
    run: send,
    onDone: (sent) => {
      notify(`${words}.${sent ? 'send' : 'propose'}.done`, { type: 'success' });
      void navigate('/broadcasts');
    },
    onRefused: ({ field }) => {
      if (field !== 'reason') onRefused(languageIn(field));
    },
  });
}

/** A message to many people: ten languages, to whom, how a phone shows it, and how many it reaches. */
export function NewBroadcast() {
  const { isPending } = useRequireAccess({ resource: 'broadcasts', action: 'create' });
  return isPending ? <Skeleton /> : <Form />;
}

/** What is typed, what keeps it from being sent, and whether it is asked once more. */
function useForm() {
  const translate = useTranslate();
  const [draft, setDraft] = useState(emptyDraft);
  const [language, setLanguage] = useState<Language>('en');
  const [blocked, setBlocked] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const reach = useReach(draft);
  return {
    ...{ draft, language, setLanguage, blocked, asked, setAsked, reach },
    change: (part: Partial<BroadcastDraft>) => {
      setBlocked(null);
      setDraft((before) => ({ ...before, ...part }));
    },
    ask: () => {
      const found = blockedBy(draft, reach);
      setBlocked(found && translate(`${words}.blocked.${found.key}`));
      if (found?.language) setLanguage(found.language);
      setAsked(found === null);
    },
  };
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
      <div className={styles.broadcastEditor}>
        <div className={styles.broadcastForm}>
          <BroadcastTexts editing={editing} language={language} onLanguage={setLanguage} />
          <BroadcastReaders editing={editing} reach={reach} />
          <Send
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

interface SendProps {
  readonly proposed: boolean;
  /** What keeps it from being sent, beside no field that is shown. */
  readonly fault: string | undefined;
  readonly onAsk: () => void;
}

function Send({ proposed, fault, onAsk }: SendProps) {
  const translate = useTranslate();
  const online = useOnline();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <section className="card">
      <form className={styles.broadcastSend} noValidate onSubmit={submit}>
        {fault !== undefined && (
          <p className="note bad" role="alert">
            {fault}
          </p>
        )}
        <div className="row wrap">
          <Button variant="contained" type="submit" disabled={!online}>
            {translate(`${words}.${proposed ? 'propose' : 'send'}.action`)}
          </Button>
          <Button variant="text" component={Link} to="/broadcasts">
            {translate('ra.action.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
