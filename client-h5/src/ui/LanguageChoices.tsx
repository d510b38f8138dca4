import { useMutation } from '@apollo/client/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageFacts, languages, type Language } from '../../../schema/languages';
import { classes } from '../lib/classes';
import { LanguageChangeDocument } from '../lib/session/language.generated';
import { session, setLanguage, useSession } from '../lib/session/session';
import { usePlatform } from '../lib/usePlatform';
import styles from './LanguageChoices.module.css';

/** Each language by its own name; the choice holds at once, here and for a user's mails. */
export function LanguageChoices() {
  const { t } = useTranslation();
  const chosen = useSession().language;
  const offered = usePlatform()?.languages ?? languages;
  const [changeOnServer] = useMutation(LanguageChangeDocument);
  const choose = (language: Language) => {
    setLanguage(language);
    if (session().token !== null) void changeOnServer({ variables: { input: { language } } });
  };
  return (
    <fieldset className={classes('card card-list', styles.languages)}>
      <legend className="hidden">{t('language.title')}</legend>
      {offered.map((code) => (
        <label key={code} className="cell" lang={languageFacts[code].tag}>
          <input
            type="radio"
            name="language"
            checked={code === chosen}
            onChange={() => {
              choose(code);
            }}
          />
          <span className="grow">{languageFacts[code].name}</span>
          {code === chosen && <Check size={20} className="link" aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}
