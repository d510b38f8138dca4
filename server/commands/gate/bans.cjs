const { builtinRules } = require('eslint/use-at-your-own-risk');

const restricted = builtinRules.get('no-restricted-syntax');

/** Syntax that is banned, and what to use in its place; where a ban does not hold stands in .oxlintrc.json. */
const BANS = {
  floats: [
    {
      selector: 'CallExpression[callee.name="Number"]',
      message:
        'Number() turns an amount into a float: schema/money.ts reads money, Number.parseInt counts.',
    },
    {
      selector: 'MemberExpression[object.name="Number"][property.name="parseFloat"]',
      message: 'Money and prices are never floats: use schema/money.ts.',
    },
    {
      selector: 'UnaryExpression[operator="+"]',
      message: 'A plus sign hides a conversion to a float: use schema/money.ts or Number.parseInt.',
    },
    {
      selector: 'CallExpression[callee.property.name="toFixed"]',
      message: 'Amounts are formatted by schema/money.ts, which rounds nothing.',
    },
  ],
  randomness: [
    {
      selector: 'MemberExpression[object.name="Math"][property.name="random"]',
      message:
        'Only the simulated feed is random, and it has a seed; secrets come from node:crypto.',
    },
  ],
  'sql-text': [
    {
      selector:
        'CallExpression[callee.property.name="query"] > TemplateLiteral.arguments:first-child[expressions.length>0]',
      message: 'Values reach SQL as parameters ($1), never inside its text.',
    },
  ],
  environment: [
    {
      selector: 'MemberExpression[object.name="process"][property.name="env"]',
      message: 'server/platform/config.ts is the only reader of the environment.',
    },
  ],
  evaluation: [
    {
      selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      message: 'Text from a server goes through the one sanitiser.',
    },
  ],
};

/** ESLint's rule of restricted syntax with these selectors already in it, so that each ban has a name to switch off. */
const banOf = (selectors) => ({
  meta: { ...restricted.meta, schema: false },
  create: (context) =>
    restricted.create(Object.create(context, { options: { value: selectors, enumerable: true } })),
});

module.exports = {
  meta: { name: 'tarn' },
  rules: Object.fromEntries(
    Object.entries(BANS).map(([name, selectors]) => [name, banOf(selectors)]),
  ),
};
