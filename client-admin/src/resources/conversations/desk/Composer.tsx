import { Button } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { useId, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { forbiddenAsk } from '../../../../../schema/asks/forbidden-ask';
import { chatLimits, looksLikeCode } from '../../../../../schema/chat/conversations';
import { languageFacts } from '../../../../../schema/languages';
import { classes } from '../../../lib/classes';
import { useOnline } from '../../../lib/connection';
import { useQueueWords } from '../../../queue/useQueueWords';
import type { Conversation } from '../conversation';
import styles from './Composer.module.css';
import { SavedReplies } from './SavedReplies';
import { useLanguageName } from './useLanguageName';
import { useSaying } from './useSaying';

interface Props {
  readonly request: Conversation;
  /** For staff alone. */
  readonly note: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onNote: (note: boolean) => void;
  readonly onSaid: () => void;
}

/** What somebody of staff must see before they send it: a code, or what nobody asks people for. */
function Warnings({ text, fault }: { readonly text: string; readonly fault: string | undefined }) {
  const words = useQueueWords();
  const rule = forbiddenAsk(text);
  const found = [
    rule === null ? null : words('forbidden', { what: words(`rule.${rule}`) }),
    looksLikeCode(text) ? words('code') : null,
  ].filter((one) => one !== null);
  return (
    <div role="alert" className={styles.warnings}>
      {found.map((one) => (
        <p key={one} className="note warn">
          <TriangleAlert size={16} aria-hidden />
          {one}
        </p>
      ))}
      {fault !== undefined && <p className="note bad">{fault}</p>}
    </div>
  );
}

/** Leaves the field, not the conversation. */
function leaveField({ currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  currentTarget.closest<HTMLElement>('[data-drawer]')?.focus();
}

type WritingProps = Omit<Props, 'onNote' | 'onSaid'> & {
  readonly saying: ReturnType<typeof useSaying>;
  readonly helpId: string;
};

/** The field: Ctrl and Enter send it, Escape leaves it. */
function Writing({ request, note, field, saying, helpId }: WritingProps) {
  const words = useQueueWords();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (!sends && event.key !== 'Escape') return;
    event.preventDefault();
    if (sends) saying.send();
    else leaveField(event);
  };
  return (
    <textarea
      ref={field}
      rows={3}
      aria-label={words(note ? 'noteForm' : 'answerForm')}
      aria-describedby={helpId}
      maxLength={chatLimits.chatLengthMax}
      value={saying.text}
      {...(!note && { lang: languageFacts[request.language].tag })}
      onChange={({ target }) => {
        saying.change(target.value);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

type SendProps = Pick<Props, 'note' | 'onNote'> & { readonly off: boolean; readonly busy: boolean };

function Send({ note, onNote, off, busy }: SendProps) {
  const words = useQueueWords();
  return (
    <div className="row">
      <Button
        variant="text"
        aria-pressed={note}
        aria-keyshortcuts="Y"
        onClick={() => {
          onNote(!note);
        }}
      >
        {words(note ? 'toAnswer' : 'toNote')}
      </Button>
      <Button
        variant="contained"
        type="submit"
        color={note ? 'warning' : 'primary'}
        loading={busy}
        disabled={off}
      >
        {words(note ? 'keepNote' : 'send')}
        <kbd aria-hidden>Ctrl Enter</kbd>
      </Button>
    </div>
  );
}

/** What is said next to the person, in their language; or noted for staff alone, which looks plainly different. */
export function Composer(props: Props) {
  const { request, note, field, onNote, onSaid } = props;
  const words = useQueueWords();
  const online = useOnline();
  const helpId = useId();
  const language = useLanguageName(request.language);
  const saying = useSaying({ request, note }, onSaid);
  const { text, busy, fault } = saying;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saying.send();
  };
  return (
    <form
      className={classes(styles.composer, note && styles.noting)}
      aria-label={words(note ? 'noteForm' : 'answerForm')}
      noValidate
      onSubmit={submit}
    >
      {!note && (
        <SavedReplies
          language={request.language}
          onChosen={(reply) => {
            saying.change(text === '' ? reply : `${text}\n${reply}`);
            field.current?.focus();
          }}
        />
      )}
      <Writing request={request} note={note} field={field} saying={saying} helpId={helpId} />
      <Warnings text={note ? '' : text} fault={fault} />
      <div className="row apart wrap">
        <p id={helpId} className={styles.help}>
          {words(note ? 'noteHelp' : 'answerHelp', { language })}
        </p>
        <Send note={note} onNote={onNote} busy={busy} off={!online || text.trim() === ''} />
      </div>
    </form>
  );
}
