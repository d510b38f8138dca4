import { languageFacts, languages, type Language } from '../../../../schema/languages';

interface Props {
  /** What they are for, to readers of screens. */
  readonly label: string;
  readonly language: Language;
  /** What a language lacks, in words; nothing of one that is whole. */
  readonly lackOf?: (language: Language) => string | undefined;
  readonly onLanguage: (language: Language) => void;
}

/** One of ten languages at a time; each says what it lacks. */
export function LanguageChips({ label, language, lackOf, onLanguage }: Props) {
  return (
    <div className="row wrap" role="group" aria-label={label}>
      {languages.map((one) => {
        const lack = lackOf?.(one);
        return (
          <button
            key={one}
            type="button"
            className="chip"
            lang={languageFacts[one].tag}
            aria-pressed={one === language}
            onClick={() => {
              onLanguage(one);
            }}
          >
            {languageFacts[one].name}
            {lack !== undefined && <span className="soft num"> {lack}</span>}
          </button>
        );
      })}
    </div>
  );
}
