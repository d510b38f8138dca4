import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageFacts, type Language } from '../../../../../schema/languages';
import { ask } from '../../../lib/request';
import { useFormat } from '../../../lib/useFormat';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { LanguageChips } from '../../../ui/texts/LanguageChips';
import { ProjectVersionsDocument } from '../projects.generated';
import type { Project, Version } from '../project';
import styles from './ProjectShow.module.css';
import { TermsFacts } from './TermsFacts';

/** A version's texts, one language at a time. */
function Texts({ version }: { readonly version: Version }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const { tag } = languageFacts[language];
  return (
    <div className={styles.texts}>
      <LanguageChips
        label={translate('resources.projects.language')}
        language={language}
        onLanguage={setLanguage}
      />
      {(['titles', 'descriptions', 'risks'] as const).map((name) => (
        <section key={name}>
          <h3>{translate(`resources.projects.fields.${name}`)}</h3>
          <p lang={tag}>{version[name].find((one) => one.language === language)?.text ?? '–'}</p>
        </section>
      ))}
    </div>
  );
}

/** What the project offers, and every version of it: who holds keeps the one they accepted. */
export function VersionCard({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const { id, version: newest } = project;
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['projectVersions', id, newest],
    queryFn: async () => (await ask(ProjectVersionsDocument, { id })).projectVersions,
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const shown = data.find(({ version }) => version === chosen) ?? data[0];
  if (!shown) return null;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate('resources.projects.terms')}</h2>
        <span className="field">
          <select
            aria-label={translate('resources.projects.fields.version')}
            value={shown.version}
            onChange={({ target }) => {
              setChosen(Number.parseInt(target.value, 10));
            }}
          >
            {data.map(({ version }) => (
              <option key={version} value={version}>
                {translate(`resources.projects.${version === newest ? 'inForce' : 'version'}`, {
                  version,
                })}
              </option>
            ))}
          </select>
        </span>
      </div>
      <TermsFacts version={shown} />
      <Texts version={shown} />
    </section>
  );
}
