import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { forbiddenAsk } from '../../../../../schema/asks/forbidden-ask';
import { chatLimits } from '../../../../../schema/chat/conversations';
import { languageFacts, languages, type Language } from '../../../../../schema/languages';
import { useActions } from '../../../lib/useActions';
import { ActDialog } from '../../../ui/ActDialog';
import { LanguageChips } from '../../../ui/texts/LanguageChips';
import type { CannedReplyFragment } from './cannedReplies.generated';
import { cannedReplyActions } from './replyActions';
import { useReplyAct } from './useReplyAct';

type Texts = Readonly<Partial<Record<Language, string>>>;

interface Props {
  /** Null for a new one. */
  readonly reply: CannedReplyFragment | null;
  readonly onClose: () => void;
}

const words = 'resources.cannedReplies';

const textsOf = (reply: CannedReplyFragment | null): Texts =>
  Object.fromEntries((reply?.texts ?? []).map(({ language, text }) => [language, text]));

const isMissing = (texts: Texts, language: Language): boolean =>
  (texts[language] ?? '').trim() === '';

/** What the text of a language asks for that staff never ask for. */
function useForbidden(text: string): string | undefined {
  const translate = useTranslate();
  const rule = forbiddenAsk(text);
  if (rule === null) return undefined;
  const what = translate(`resources.conversations.rule.${rule}`);
  return translate('resources.conversations.forbidden', { what });
}

interface NameProps {
  readonly name: string;
  readonly isNew: boolean;
  /** The server knows another of this name. */
  readonly taken: boolean;
  readonly onName: (name: string) => void;
}

/** A reply is known by its name: under another one it is another reply. */
function NameField({ name, isNew, taken, onName }: NameProps) {
  const translate = useTranslate();
  return (
    <TextField
      required
      autoFocus={isNew}
      label={translate(`${words}.fields.name`)}
      disabled={!isNew}
      value={name}
      error={taken}
      helperText={taken ? translate(`${words}.taken`) : undefined}
      slotProps={{ htmlInput: { maxLength: chatLimits.cannedReplyNameLengthMax } }}
      onChange={({ target }) => {
        onName(target.value);
      }}
    />
  );
}

/** One saved reply: its name, and its text in each of ten languages. */
export function ReplyDialog({ reply, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(reply?.name ?? '');
  const [texts, setTexts] = useState<Texts>(textsOf(reply));
  const [language, setLanguage] = useState<Language>('en');
  const forbidden = useForbidden(texts[language] ?? '');
  const { keep } = useActions('cannedReplies', cannedReplyActions);
  const { act, busy, faultOf, faultBeside } = useReplyAct({
    ...{ run: keep, done: `${words}.kept`, onClose },
  });
  return (
    <ActDialog
      title={translate(reply ? `${words}.change` : `${words}.new`)}
      confirm={translate(`${words}.keep`)}
      busy={busy}
      fault={faultBeside('name')}
      onConfirm={() => {
        act({
          name,
          seen: reply?.version ?? null,
          texts: languages.map((one) => ({ language: one, text: texts[one] ?? '' })),
        });
      }}
      onClose={onClose}
    >
      <NameField
        name={name}
        isNew={reply === null}
        taken={faultOf('name') !== undefined}
        onName={setName}
      />
      <LanguageChips
        label={translate(`${words}.language`)}
        language={language}
        lackOf={(one) => (isMissing(texts, one) ? translate(`${words}.missing`) : undefined)}
        onLanguage={setLanguage}
      />
      <TextField
        key={language}
        required
        multiline
        minRows={4}
        maxRows={12}
        label={translate(`${words}.textIn`, { language: languageFacts[language].name })}
        value={texts[language] ?? ''}
        error={forbidden !== undefined}
        helperText={forbidden ?? translate(`${words}.textHelp`)}
        slotProps={{
          htmlInput: { lang: languageFacts[language].tag, maxLength: chatLimits.chatLengthMax },
        }}
        onChange={({ target }) => {
          setTexts({ ...texts, [language]: target.value });
        }}
      />
    </ActDialog>
  );
}
