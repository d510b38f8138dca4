import { TextField as Input } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasBody } from '../../../../schema/content/articles';
import { languageFacts, type Language } from '../../../../schema/languages';
import { Pill } from '../../ui/Pill';
import { textFields } from '../../ui/texts/differences';
import { LanguageChips } from '../../ui/texts/LanguageChips';
import { missingTexts, textFault, type TextField } from './articleDraft';
import styles from './ArticleEditor.module.css';
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
  const own = textFault(language, field, text);
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

/** One language at a time; a tab says how many of its texts are missing. */
export function ArticleTexts({ editing, language, onLanguage }: Props) {
  const translate = useTranslate();
  const missing = missingTexts(editing.draft);
  const fields = textFields.filter((field) => field !== 'body' || hasBody(editing.draft.kind));
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate('resources.articles.texts')}</h2>
        <span role="status">
          <Pill tone={missing.size === 0 ? 'ok' : 'amber'}>
            {missing.size === 0
              ? translate('resources.articles.complete')
              : translate('resources.articles.missing', { smart_count: missing.size })}
          </Pill>
        </span>
      </div>
      <div className={styles.articleTabs}>
        <LanguageChips
          label={translate('resources.articles.language')}
          language={language}
          lackOf={(one) =>
            missing.has(one)
              ? translate('resources.articles.lacks', { count: missing.get(one) })
              : undefined
          }
          onLanguage={onLanguage}
        />
      </div>
      <div className={styles.articleText}>
        {fields.map((field) => (
          <Field key={field} editing={editing} language={language} field={field} />
        ))}
      </div>
    </section>
  );
}
