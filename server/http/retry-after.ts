import type { ApolloServerPlugin } from '@apollo/server';

/** The answer to a throttled caller says when to come again, also where only headers are read. */
export const retryAfter: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const seconds = body.kind === 'single' ? secondsIn(body.singleResult) : null;
        if (seconds !== null) http.headers.set('retry-after', seconds);
        return Promise.resolve();
      },
    }),
};

interface Result {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: Fields }[];
}

/** A refusal is an error of a query, or data of a mutation's one field. */
function secondsIn({ data, errors = [] }: Result): string | null {
  const refused = errors.map(({ extensions }) => extensions).find(isThrottled);
  if (refused) return textOf(asObject(refused.figures).seconds);
  const [payload] = Object.values(asObject(data));
  const told = asList(asObject(payload).userErrors).map(asObject).find(isThrottled);
  const figure = asList(told?.figures)
    .map(asObject)
    .find(({ name }) => name === 'seconds');
  return textOf(figure?.value);
}

type Fields = Readonly<Record<string, unknown>>;

const isThrottled = (refusal: Fields | undefined): boolean => refusal?.code === 'TOO_MANY_REQUESTS';

const asObject = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
