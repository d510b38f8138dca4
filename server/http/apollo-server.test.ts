import { languages } from '../../schema/languages';
import { say } from '../platform/text/i18n';
import { log } from '../platform/log';
import { graphql } from '../testing/http';
import { withServer, withUser, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);
const ann = withUser(world);

/** What a query that fails says to Ann, or to a visitor. */
async function failing(query: string, language: string, token?: string) {
  const { text } = await graphql(server, { query, token: token ?? null, headers: { language } });
  const { errors } = JSON.parse(text) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  return errors.map(({ message, extensions }) => [extensions.code, message]);
}

describe.each(languages)('in %s a query says', (language) => {
  it('whom it refuses', async () => {
    expect(await failing('{ me { id } }', language)).toEqual([
      ['UNAUTHENTICATED', say(language, 'LOGIN_REQUIRED', {})],
    ]);
  });

  it('why it refuses, with its figures', async () => {
    expect(await failing('{ orders(after: "x") { __typename } }', language, ann.token)).toEqual([
      ['PARAM_INVALID', say(language, 'PARAM_INVALID', { field: 'after' })],
    ]);
  });

  it('S2: that it failed, and nothing of why', async () => {
    await world.sql.owner.query('REVOKE SELECT ON favourite FROM tarn_app');
    try {
      expect(await failing('{ favourites }', language, ann.token)).toEqual([
        ['OPERATION_FAILED', say(language, 'OPERATION_FAILED', {})],
      ]);
    } finally {
      await world.sql.owner.query('GRANT SELECT ON favourite TO tarn_app');
    }
  });
});

it('QUALITY 4: the log knows a fault by the number that its asker was told', async () => {
  const logged = jest.spyOn(log, 'error');
  await world.sql.owner.query('REVOKE SELECT ON favourite FROM tarn_app');
  try {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: ann.token },
      body: '{"query":"{ favourites }"}',
    });
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId }), 'graphql fault');
  } finally {
    await world.sql.owner.query('GRANT SELECT ON favourite TO tarn_app');
    logged.mockRestore();
  }
});
