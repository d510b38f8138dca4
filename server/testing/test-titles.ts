import ts from 'typescript';

const BLOCKS = new Set(['describe', 'it', 'test']);
/** What stands for a test that does not run. */
const IDLE = new Set(['skip', 'todo', 'failing']);

/**
 * Titles of the tests and blocks of tests in a source text, as they are written: not those in comments
 * or in other texts, and not those of tests that do not run.
 */
export function titlesOf(source: string): string[] {
  const file = ts.createSourceFile('it.test.tsx', source, ts.ScriptTarget.Latest, false);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const block = first && blockOf(node.expression);
      if (block === 'idle') return;
      if (block === 'runs') titles.push(textOf(first));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** `it`, `it.each(table)`, `describe.each(table)`, but not the `it.each` that is given its table. */
function blockOf(callee: ts.Expression): 'runs' | 'idle' | null {
  let part: ts.Expression = callee;
  const words: string[] = [];
  const isGivenTable = ts.isCallExpression(part) || ts.isTaggedTemplateExpression(part);
  if (ts.isCallExpression(part)) part = part.expression;
  else if (ts.isTaggedTemplateExpression(part)) part = part.tag;
  for (; ts.isPropertyAccessExpression(part); part = part.expression) words.push(part.name.text);
  if (!ts.isIdentifier(part) || !BLOCKS.has(part.text)) return null;
  if (words.some((word) => IDLE.has(word))) return 'idle';
  return words.includes('each') === isGivenTable ? 'runs' : null;
}

/** Of a template what stands before its first value; empty where it is no text at all. */
function textOf(title: ts.Expression | undefined): string {
  if (!title) return '';
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.head.text : '';
}
