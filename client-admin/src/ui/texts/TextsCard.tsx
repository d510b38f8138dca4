import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../schema/languages';
import { Pill } from '../Pill';
import { LanguageChips } from './LanguageChips';
import styles from './TextsCard.module.css';

interface Props {
  /** Where its words stand: texts, complete, missing, language, lacks, refused. */
  readonly words: string;
  /** How many texts a language lacks, where it lacks any. */
  readonly missing: ReadonlyMap<Language, number>;
  /** Whether the server refused a text of this language. */
  readonly refused: (language: Language) => boolean;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** A field for each text of the language. */
  readonly children: ReactNode;
}

/** Texts in ten languages, one at a time; a chip says how many of its texts are missing, or that one was refused. */
export function TextsCard({ words, missing, refused, language, onLanguage, children }: Props) {
  const translate = useTranslate();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate(`${words}.texts`)}</h2>
        <span role="status">
          <Pill tone={missing.size === 0 ? 'ok' : 'amber'}>
            {missing.size === 0
              ? translate(`${words}.complete`)
              : translate(`${words}.missing`, { smart_count: missing.size })}
          </Pill>
        </span>
      </div>
      <div className={styles.textsFields}>
        <LanguageChips
          label={translate(`${words}.language`)}
          language={language}
          lackOf={(one) => {
            if (refused(one)) return translate(`${words}.refused`);
            const count = missing.get(one);
            return count === undefined ? undefined : translate(`${words}.lacks`, { count });
          }}
          onLanguage={onLanguage}
        />
        {children}
      </div>
    </section>
  );
}
