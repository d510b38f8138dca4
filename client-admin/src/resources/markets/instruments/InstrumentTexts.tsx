import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageFacts, languages, type Language } from '../../../../../schema/languages';
import { Pill } from '../../../ui/Pill';
import type { Editing } from './editing';
import { missingTexts } from './instrumentDraft';
import styles from './InstrumentEditor.module.css';

interface CellProps {
  readonly editing: Editing;
  readonly field: 'names' | 'descriptions';
  readonly language: Language;
}

function Cell({ editing: { draft, faultOf, change }, field, language }: CellProps) {
  const translate = useTranslate();
  const fault = faultOf(`${field}.${language}`);
  const { tag, name } = languageFacts[language];
  const what = translate(`resources.instruments.fields.${field}`);
  return (
    <TextField
      multiline={field === 'descriptions'}
      maxRows={6}
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

/** Name and description beside each other, a language a row; languages that lack one are counted. */
export function InstrumentTexts({ editing }: { readonly editing: Editing }) {
  const translate = useTranslate();
  const missing = missingTexts(editing.draft);
  const words = 'resources.projects.edit';
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate(`${words}.texts`)}</h2>
        <span role="status">
          <Pill tone={missing.length === 0 ? 'ok' : 'amber'}>
            {missing.length === 0
              ? translate(`${words}.complete`)
              : translate(`${words}.missing`, { count: missing.length })}
          </Pill>
        </span>
      </div>
      <div className={styles.instrumentTexts}>
        {/* Each field says both itself. */}
        <div className={styles.instrumentHeads} aria-hidden>
          <span />
          <span>{translate('resources.instruments.fields.names')}</span>
          <span>{translate('resources.instruments.fields.descriptions')}</span>
        </div>
        {languages.map((language) => (
          <div
            key={language}
            role="group"
            aria-label={languageFacts[language].name}
            className={styles.instrumentLanguage}
          >
            <b lang={languageFacts[language].tag}>{languageFacts[language].name}</b>
            <Cell editing={editing} field="names" language={language} />
            <Cell editing={editing} field="descriptions" language={language} />
          </div>
        ))}
      </div>
    </section>
  );
}
