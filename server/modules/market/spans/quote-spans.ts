import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { asError } from '../../../platform/gathered-call';
import { quoteSpan } from './quote-span';
import type { QuoteSpan, SpanAsked } from './span';

/**
 * What one request asks of the record, one span after the other: a document with many aliases takes
 * one connection, and no more spans than a screen shows.
 *
 * @throws PARAM_INVALID beyond `limits.spansPerRequestMax`
 */
export async function quoteSpans(
  ctx: Pick<Context, 'db'>,
  asked: readonly SpanAsked[],
): Promise<(QuoteSpan | Error)[]> {
  if (asked.length > limits.spansPerRequestMax) refuse('PARAM_INVALID', { field: 'quotes' });
  const spans: (QuoteSpan | Error)[] = [];
  for (const one of asked) spans.push(await quoteSpan(ctx, one).catch(asError));
  return spans;
}
