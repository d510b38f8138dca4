import { TextField as Input } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasBody } from '../../../../schema/content/articles';
import { languageFacts, type Language } from '../../../../schema/languages';
import { textFields } from '../../ui/texts/differences';
import { TextsCard } from '../../ui/texts/TextsCard';
import { useLicences } from '../../ui/texts/useLicences';
import { missingTexts, textFault, type TextField } from './articleDraft';
import type { Editing } from './editing';

interface Props {
  readonly editing: Editing;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

function Field({ editing, language, field }: Omit<Props, 'onLanguage'> & { field: TextField }) {
  const { draft, faultOf, change } = editing;
  const translate = useTranslate();
  const text = draft.texts[language][field];
  const own = textFault({ language, field }, text, useLicences());
  const fault =
    faultOf(`texts.${language}.${field}`) ??
    (own && translate(`resources.articles.fault.${own.kind}`, { words: own.words }));
  const words = `resources.articles.fields.${field}`;
  return (
    <Input
      multiline={field !== 'title'}
      {...(field === 'body' && { minRows: 10, maxRows: 24 })}
      label={translate(words)}
      value={text}
      error={Boolean(fault)}
      helperText={fault ?? (field === 'body' && translate('resources.articles.bodyHelp'))}
      slotProps={{ htmlInput: { lang: languageFacts[language].tag } }}
      onChange={({ target }) => {
        const texts = { ...draft.texts[language], [field]: target.value };
        change({ texts: { ...draft.texts, [language]: texts } });
      }}
    />
  );
}

/** What it says, one language at a time. */
export function ArticleTexts({ editing, language, onLanguage }: Props) {
  const fields = textFields.filter((field) => field !== 'body' || hasBody(editing.draft.kind));
  const refused = (one: Language) =>
    fields.some((field) => editing.faultOf(`texts.${one}.${field}`) !== undefined);
  return (
    <TextsCard
      words="resources.articles"
      missing={missingTexts(editing.draft)}
      refused={refused}
      language={language}
      onLanguage={onLanguage}
    >
      {fields.map((field) => (
        <Field key={field} editing={editing} language={language} field={field} />
      ))}
    </TextsCard>
  );
}
