import DOMPurify from 'dompurify';
import { cleaning, dropDeadLink, isPageLink, keepOwn } from '../../../schema/content/html';
import { classes } from '../lib/classes';
import styles from './HtmlText.module.css';

DOMPurify.addHook('uponSanitizeAttribute', keepOwn);

/** Cleaned once more as it is shown; a screen of the app is reached by its hash, another site in a new window. */
function cleaned(html: string): DocumentFragment {
  const found = DOMPurify.sanitize(html, { ...cleaning, RETURN_DOM_FRAGMENT: true });
  for (const link of found.querySelectorAll('a')) {
    const to = link.getAttribute('href');
    if (to === null) dropDeadLink(link);
    else if (isPageLink(to)) link.setAttribute('href', `#${to}`);
    else {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
  }
  for (const picture of found.querySelectorAll('img')) picture.setAttribute('loading', 'lazy');
  return found;
}

interface Props {
  readonly html: string;
  readonly large?: boolean;
}

/** What the operator wrote, in our own tags alone. */
export const HtmlText = ({ html, large = false }: Props) => (
  <div
    className={classes(styles.htmlText, large ? styles.htmlLarge : undefined)}
    ref={(place) => {
      place?.replaceChildren(cleaned(html));
    }}
  />
);
