import type { LiveQuote } from './quote-hub';

/** What a client may send to get frames that are made once for everybody. */
export interface QuotesOperation {
  /** Apollo asks for type names of its own accord. */
  readonly typename: boolean;
  readonly instrumentIds: readonly string[];
}

const FIELDS = 'id instrumentId price at open high low close change changePercent';

export const quotesDocument = (fields: string): string =>
  `subscription Quotes($instrumentIds: [ID!]!) { quotes(instrumentIds: $instrumentIds) { ${fields} } }`;

/** White space and commas mean nothing to GraphQL. */
const squeeze = (text: string): string =>
  text.replace(/[\s,]+/g, ' ').replace(/ ?([{}():]) ?/g, '$1');

const plain = squeeze(quotesDocument(FIELDS));
const withTypename = squeeze(quotesDocument(`${FIELDS} __typename`));

/** More than a screen ever shows. */
export const INSTRUMENTS_MAX = 100;
/** The published document is far shorter, however it is laid out. */
const QUERY_LENGTH_MAX = 1_000;

interface Asked {
  readonly query: string;
  readonly variables?: { readonly instrumentIds?: unknown } | null | undefined;
}

/** Null for anything but the published document `Quotes`, which then runs like any other. */
export function readQuotesOperation({ query, variables }: Asked): QuotesOperation | null {
  if (query.length > QUERY_LENGTH_MAX) return null;
  const document = squeeze(query).trim();
  if (document !== plain && document !== withTypename) return null;
  const instrumentIds = variables?.instrumentIds;
  if (!isListOfIds(instrumentIds)) return null;
  return { typename: document === withTypename, instrumentIds };
}

const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= INSTRUMENTS_MAX &&
  value.every((id) => typeof id === 'string');

const quoteJson = (quote: LiveQuote, typename: boolean): string =>
  JSON.stringify({
    id: quote.id,
    instrumentId: quote.instrumentId,
    price: quote.price,
    at: quote.at,
    open: quote.open,
    high: quote.high,
    low: quote.low,
    close: quote.close,
    change: quote.change,
    changePercent: quote.changePercent,
    ...(typename ? { __typename: 'Quote' } : {}),
  });

const written = new WeakMap<LiveQuote, { plain?: string; typename?: string }>();

/** A quote is written once, however many frames carry it. */
function jsonOf(quote: LiveQuote, typename: boolean): string {
  const known = written.get(quote) ?? {};
  written.set(quote, known);
  return typename
    ? (known.typename ??= quoteJson(quote, true))
    : (known.plain ??= quoteJson(quote, false));
}

/** The message graphql-ws would have sent for these quotes. */
export function quotesFrame(
  operationId: string,
  quotes: readonly LiveQuote[],
  typename: boolean,
): Buffer {
  const body = quotes.map((quote) => jsonOf(quote, typename)).join(',');
  const head = `{"id":${JSON.stringify(operationId)},"type":"next","payload":`;
  return Buffer.from(`${head}{"data":{"quotes":[${body}]}}}`);
}
