import { paths } from '../routes';
import { contentPaths } from './routes';

/**
 * What a text of ours may be made of, one list for the server, which cleans what is saved, and the clients, which clean
 * what they show. Everything else goes; the words inside it stay.
 */
export const cleaning = {
  ALLOWED_TAGS: [
    ...['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br', 'a', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Which attributes a tag may have; every other tag has none. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
};

const pages: ReadonlySet<string> = new Set(
  Object.values({ ...paths, ...contentPaths }).map((path) =>
    pathOf(typeof path === 'string' ? path : path('')),
  ),
);

function pathOf(link: string): string {
  return link.split('?')[0] ?? '';
}

const PAGE = /^\/(?:pages\/[A-Za-z/]+)?(?:\?[a-z]+=[A-Za-z0-9._-]{0,64})?$/;
const WEB = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::[0-9]{1,5})?(?:[/?#][^\s"'<>\\`]*)?$/i;
const MAIL = /^mailto:[^\s"'<>\\`@:?]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const PICTURE = /^\/files\/c\/([0-9a-f]{64})\.webp$/;

/** Whether a link leads to a screen of the app. */
export const isPageLink = (link: string): boolean => PAGE.test(link) && pages.has(pathOf(link));

/** Whether a link leads to another site, over https. */
export const isWebLink = (link: string): boolean => WEB.test(link);

/** The hash of one of our own pictures; null for any other address. */
const pictureIn = (source: string): string | null => PICTURE.exec(source)?.[1] ?? null;

/** An attribute as a cleaner finds it. */
interface FoundAttribute {
  readonly attrName: string;
  readonly attrValue: string;
  keepAttr: boolean;
}

/** For a cleaner's `uponSanitizeAttribute`: an attribute stays where its tag may have it, with this value. */
export function keepOwn({ nodeName }: { readonly nodeName: string }, found: FoundAttribute): void {
  found.keepAttr = keepsAttribute(nodeName.toLowerCase(), found.attrName, found.attrValue);
}

/** Whether a tag keeps an attribute with this value. Names are in small letters. */
function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (attributes[tag]?.includes(name) !== true) return false;
  if (name === 'href') return isPageLink(value) || isWebLink(value) || MAIL.test(value);
  return name === 'src' ? pictureIn(value) !== null : true;
}

/** An element as a cleaner has cleaned it. */
interface CleanedElement {
  readonly nodeName: string;
  readonly childNodes: Iterable<unknown>;
  hasAttribute(name: string): boolean;
  replaceWith(...nodes: unknown[]): void;
}

/** For a cleaner's `afterSanitizeAttributes`: a link that leads nowhere goes, and its words stay. */
export function dropDeadLink(found: CleanedElement): void {
  if (found.nodeName.toLowerCase() !== 'a' || found.hasAttribute('href')) return;
  found.replaceWith(...found.childNodes);
}

const INLINE = /<\/?(?:strong|em|a)(?: [^<>]*)?>/g;
const ALT = /alt="([^"<>]*)"/;
const TAG = /<[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** What somebody reads in cleaned HTML, in one line: letters of one word stay together, paragraphs do not. */
export const plainOfHtml = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(TAG, (tag) => ` ${ALT.exec(tag)?.[1] ?? ''} `)
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The paragraphs, headings and points of cleaned HTML, each as somebody reads it. */
export const linesOfHtml = (html: string): string[] =>
  html
    .split(/<\/(?:p|h2|h3|li|blockquote)>/)
    .map(plainOfHtml)
    .filter((line) => line !== '');

/** The hashes of the pictures in cleaned HTML, in order, each as often as it stands there. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/src="\/files\/c\/([0-9a-f]{64})\.webp"/g)].map(([, hash = '']) => hash);

/** Where the links of cleaned HTML lead, in order. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^<>]*href="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
