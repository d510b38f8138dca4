import { TextField as Input } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageFacts, type Language } from '../../../../schema/languages';
import { TextsCard } from '../../ui/texts/TextsCard';
import { useLicences } from '../../ui/texts/useLicences';
import { missingTexts, textFault, textFields, type TextField } from './broadcastDraft';
import type { Editing } from './editing';

interface Props {
  readonly editing: Editing;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const words = 'resources.broadcasts';

function useFaultWords() {
  const translate = useTranslate();
  return (fault: ReturnType<typeof textFault>): string | undefined => {
    if (fault === null) return undefined;
    if (fault.kind !== 'asks') return translate(`resources.articles.fault.${fault.kind}`, fault);
    const what = translate(`resources.conversations.rule.${fault.rule}`);
    return translate('resources.conversations.forbidden', { what });
  };
}

function Field({ editing, language, field }: Omit<Props, 'onLanguage'> & { field: TextField }) {
  const { draft, faultOf, change } = editing;
  const translate = useTranslate();
  const faultWords = useFaultWords();
  const text = draft.texts[language][field];
  const own = textFault({ language, field }, text, useLicences());
  const fault = faultOf(`texts.${language}.${field}`) ?? faultWords(own);
  return (
    <Input
      multiline={field === 'body'}
      {...(field === 'body' && { minRows: 8, maxRows: 20 })}
      label={translate(`${words}.fields.${field}`)}
      value={text}
      error={fault !== undefined}
      helperText={fault ?? (field === 'body' && translate(`${words}.bodyHelp`))}
      slotProps={{ htmlInput: { lang: languageFacts[language].tag } }}
      onChange={({ target }) => {
        const texts = { ...draft.texts[language], [field]: target.value };
        change({ texts: { ...draft.texts, [language]: texts } });
      }}
    />
  );
}

/** What it says, one language at a time. */
export function BroadcastTexts({ editing, language, onLanguage }: Props) {
  const refused = (one: Language) =>
    textFields.some((field) => editing.faultOf(`texts.${one}.${field}`) !== undefined);
  return (
    <TextsCard
      words={words}
      missing={missingTexts(editing.draft)}
      refused={refused}
      language={language}
      onLanguage={onLanguage}
    >
      {textFields.map((field) => (
        <Field key={field} editing={editing} language={language} field={field} />
      ))}
    </TextsCard>
  );
}
