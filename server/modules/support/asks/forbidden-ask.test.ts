import { readFileSync } from 'node:fs';
import { forbiddenAsk } from '../../../../schema/asks/forbidden-ask';
import { languages } from '../../../../schema/languages';
import { fromRoot } from '../../../platform/project-root';
import { askFunction } from '../../../testing/support/ask-function';
import { withWorld } from '../../../testing/suite';

const world = withWorld();

interface Sentences {
  readonly bad: Readonly<Record<string, readonly string[]>>;
  readonly good: readonly string[];
}

const sentences = languages.flatMap((language) => {
  const file = fromRoot('schema', 'asks', 'sentences', `${language}.json`);
  const { bad, good } = JSON.parse(readFileSync(file, 'utf8')) as Sentences;
  return [...Object.values(bad).flat(), ...good];
});

const hidden = (text: string, n: number): string =>
  [
    text,
    Array.from(text).join(' '),
    Array.from(text).join('\u200b'),
    text.toUpperCase().replaceAll(/[OE]/g, (letter) => (letter === 'O' ? '0' : 'Е')),
    `${text} ${sentences[(n * 7) % sentences.length] ?? ''}`,
  ][n % 5] ?? text;

describe('Twin: what staff may not ask for', () => {
  it('is made of the words of the contract', () => {
    const file = fromRoot('server', 'modules', 'support', 'asks', 'forbidden_ask.sql');
    expect(readFileSync(file, 'utf8')).toBe(askFunction());
  });

  it('is found by the database as by the contract, however it is hidden', async () => {
    const texts = [...sentences, ...sentences.map(hidden)];
    const { rows } = await world.sql.owner.query<{ rule: string | null }>(
      'SELECT forbidden_ask(t) AS rule FROM unnest($1::text[]) WITH ORDINALITY u (t, n) ORDER BY n',
      [texts],
    );
    expect(rows.map(({ rule }, n) => [texts[n], rule])).toEqual(
      texts.map((text) => [text, forbiddenAsk(text)]),
    );
  });
});
