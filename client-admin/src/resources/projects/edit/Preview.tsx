import { useTranslate } from 'react-admin';
import { languageFacts, languages, type Language } from '../../../../../schema/languages';
import { PreviewCard } from './PreviewCard';
import type { ProjectDraft } from './projectDraft';
import type { Standing } from './standing';

interface Props {
  readonly draft: ProjectDraft;
  /** That of the text which is edited, until another is chosen here. */
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly standing: Standing;
}

/** The card as users will see it, in one of the ten languages. */
export function Preview({ draft, language, onLanguage, standing }: Props) {
  const translate = useTranslate();
  return (
    <section className="card" aria-label={translate('resources.projects.preview.label')}>
      <div className="card-head">
        <h2>{translate('resources.projects.preview.label')}</h2>
        <span className="field">
          <select
            aria-label={translate('resources.projects.language')}
            value={language}
            onChange={({ target }) => {
              onLanguage(languages.find((one) => one === target.value) ?? language);
            }}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={languageFacts[one].tag}>
                {languageFacts[one].name}
              </option>
            ))}
          </select>
        </span>
      </div>
      <PreviewCard draft={draft} language={language} standing={standing} />
    </section>
  );
}
