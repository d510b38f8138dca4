import type { Page } from '@playwright/test';
import { plainText } from '../../../schema/text';
import { hostileItems } from '../../testing/content/hostile-html';
import { askStaff } from '../fixtures';
import { askAs } from '../people';

type Answers = Readonly<
  Record<
    string,
    Readonly<Record<string, unknown>> & {
      readonly userErrors: readonly { readonly code: string }[];
    }
  >
>;

/** What a mutation answered: its first refusal or OK, and the rest of it. */
interface Said {
  readonly code: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

const said = (answers: Answers | null): Said => {
  const answer = Object.values(answers ?? {})[0];
  return { code: answer ? (answer.userErrors[0]?.code ?? 'OK') : 'REFUSED', answer: answer ?? {} };
};

const mutation = (name: string, more: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${more} userErrors { code } } }`;

const typeOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

/** One mutation of the app as the user whose token this is. */
export const asUser =
  ({ request }: Page, token: string) =>
  async (name: string, input: object, more = '', type = typeOf(name)): Promise<Said> =>
    said(
      await askAs<Answers>(request, mutation(name, more, type), { token, variables: { input } }),
    );

/** One mutation of the console. */
export const asStaff =
  (page: Page) =>
  async (name: string, input: object, more = '', type = typeOf(name)): Promise<Said> =>
    said(await askStaff<Answers>(page, mutation(name, more, type), { input }));

const isText = (item: string) => plainText(item, { max: 2_000, lines: true }) !== null;

/** Items that a field of text takes, and those that hold what is no text. */
export const takenItems = hostileItems.filter(isText);
export const noTexts = hostileItems.filter((item) => !isText(item));

/** Takes the rest of an HTML text along with it. */
const SWALLOWS =
  /^<(?:audio|video|textarea|iframe)\/|^<frameset|^<plaintext|^<svg><foreign|^<form><math|^<math><(?:mtext><(?:table|mglyph)|semantics)|^<select><template/i;

/** The same items, those last that would hide what follows them. */
export const swallowersLast = (items: readonly string[]): string[] => [
  ...items.filter((item) => !SWALLOWS.test(item)),
  ...items.filter((item) => SWALLOWS.test(item)),
];

/** As few texts as these items fit into, none longer than `max`; each begins with the mark. */
export function packed(items: readonly string[], max: number, mark: string): string[] {
  const texts: string[] = [];
  let text = mark;
  for (const item of items) {
    if (mark.length + item.length + 1 > max) continue;
    if (text.length + item.length + 1 > max) {
      texts.push(text);
      text = mark;
    }
    text += `\n${item}`;
  }
  return [...texts, text];
}
