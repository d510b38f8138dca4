import { htmlAttributes, htmlTags, keepsAttribute } from '../../../../schema/content/html';

interface Cleaner {
  sanitize(html: string, config: object): string;
  addHook(name: 'uponSanitizeAttribute', hook: (node: Element, found: Attribute) => void): void;
}
interface Element {
  readonly nodeName: string;
}
interface Attribute {
  readonly attrName: string;
  readonly attrValue: string;
  keepAttr: boolean;
}

/** It brings a browser's document, which takes a second to load: not before somebody writes. */
let loaded: Promise<Cleaner> | null = null;

async function load(): Promise<Cleaner> {
  const { default: cleaner } = (await import('isomorphic-dompurify')) as { default: Cleaner };
  cleaner.addHook('uponSanitizeAttribute', ({ nodeName }, found) => {
    found.keepAttr = keepsAttribute(nodeName.toLowerCase(), found.attrName, found.attrValue);
  });
  return cleaner;
}

/** HTML as it is stored: of our own tags, attributes and addresses alone. Cleaned again it stays as it is. */
export async function cleanHtml(html: string): Promise<string> {
  loaded ??= load();
  const cleaner = await loaded;
  const clean = cleaner.sanitize(html, {
    ALLOWED_TAGS: [...htmlTags],
    ALLOWED_ATTR: [...htmlAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return clean.trim();
}
