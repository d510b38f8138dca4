import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageFacts, languages, type Language } from '../../../../../schema/languages';
import { Pill } from '../../../ui/Pill';
import type { Editing } from './editing';
import styles from './ProjectEditor.module.css';
import { missingTexts, textFields, type TextField as Field } from './draftTexts';

interface CellProps {
  readonly editing: Editing;
  readonly field: Field;
  readonly language: Language;
}

function Cell({ editing: { draft, faultOf, change }, field, language }: CellProps) {
  const translate = useTranslate();
  const fault = faultOf(`${field}.${language}`);
  const { tag, name } = languageFacts[language];
  const what = translate(`resources.projects.edit.text.${field}`);
  return (
    <TextField
      multiline
      minRows={field === 'titles' ? 1 : 3}
      maxRows={8}
      hiddenLabel
      value={draft[field][language] ?? ''}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ htmlInput: { lang: tag, 'aria-label': `${what}, ${name}` } }}
      onChange={({ target }) => {
        change({ [field]: { ...draft[field], [language]: target.value } });
      }}
    />
  );
}

interface Props {
  readonly editing: Editing;
  /** The text of this language is edited. */
  readonly onLanguage: (language: Language) => void;
}

/** All texts beside each other, a language a row; what is missing is counted. */
export function TextsGrid({ editing, onLanguage }: Props) {
  const translate = useTranslate();
  const missing = new Map(missingTexts(editing.draft));
  const total = [...missing.values()].reduce((sum, count) => sum + count, 0);
  const words = 'resources.projects.edit';
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate(`${words}.texts`)}</h2>
        <span role="status">
          <Pill tone={total === 0 ? 'ok' : 'amber'}>
            {total === 0
              ? translate(`${words}.complete`)
              : translate(`${words}.missing`, { count: total })}
          </Pill>
        </span>
      </div>
      <div className={styles.texts}>
        <div className={styles.head} aria-hidden>
          <span />
          {textFields.map((field) => (
            <b key={field}>{translate(`${words}.text.${field}`)}</b>
          ))}
        </div>
        {languages.map((language) => (
          <div
            key={language}
            role="group"
            aria-label={languageFacts[language].name}
            className={styles.language}
            onFocus={() => {
              onLanguage(language);
            }}
          >
            <span>
              <b lang={languageFacts[language].tag}>{languageFacts[language].name}</b>
              {missing.has(language) && (
                <Pill tone="amber">
                  {translate(`${words}.missing`, { count: missing.get(language) ?? 0 })}
                </Pill>
              )}
            </span>
            {textFields.map((field) => (
              <Cell key={field} editing={editing} field={field} language={language} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
