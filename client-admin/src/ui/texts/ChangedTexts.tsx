import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../schema/languages';
import styles from './ChangedTexts.module.css';
import type { Difference } from './differences';

/** What a version changed of another: what was, and what is. */
export function ChangedTexts({ changes }: { readonly changes: readonly Difference[] }) {
  const translate = useTranslate();
  return changes.map(({ field, language, was, is }) => (
    <div key={`${field}.${language ?? ''}`} className={styles.articleChange}>
      <b>
        {translate(`resources.articles.fields.${field}`)}
        {language && ` · ${languageFacts[language].name}`}
      </b>
      <del>{was === '' ? '–' : was}</del>
      <ins>{is === '' ? '–' : is}</ins>
    </div>
  ));
}
