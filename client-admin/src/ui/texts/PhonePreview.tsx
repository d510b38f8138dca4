import DOMPurify from 'dompurify';
import { useTranslate } from 'react-admin';
import { cleaning, dropDeadLink, keepOwn } from '../../../../schema/content/html';
import { languageFacts, type Language } from '../../../../schema/languages';
import { StaffPicture } from '../StaffPicture';
import styles from './PhonePreview.module.css';

DOMPurify.addHook('uponSanitizeAttribute', keepOwn);
DOMPurify.addHook('afterSanitizeAttributes', dropDeadLink);

/** Pictures that nobody has published are shown to staff by another path. */
function cleaned(html: string): DocumentFragment {
  const found = DOMPurify.sanitize(html, { ...cleaning, RETURN_DOM_FRAGMENT: true });
  for (const picture of found.querySelectorAll('img')) {
    const hash = /([0-9a-f]{64})/.exec(picture.getAttribute('src') ?? '')?.[1];
    if (hash) picture.setAttribute('src', `/admin/pictures/${hash}`);
  }
  // Nothing is left by a tap in a preview.
  for (const link of found.querySelectorAll('a')) link.removeAttribute('href');
  return found;
}

interface Props {
  readonly language: Language;
  readonly text: { readonly title: string; readonly summary?: string; readonly body: string };
  /** Its hash. */
  readonly picture?: string | null;
}

/** How a phone shows it, cleaned as the server cleans it. */
export function PhonePreview({ language, text, picture = null }: Props) {
  const translate = useTranslate();
  const { title, summary = '', body } = text;
  return (
    <section className="card" aria-label={translate('resources.articles.preview')}>
      <h2>{translate('resources.articles.preview')}</h2>
      <div className={styles.articlePhone} lang={languageFacts[language].tag}>
        {picture !== null && <StaffPicture hash={picture} alt="" />}
        <h3>{title === '' ? '…' : title}</h3>
        {summary !== '' && <p className="soft">{summary}</p>}
        <div ref={(place) => place?.replaceChildren(cleaned(body))} />
      </div>
    </section>
  );
}
