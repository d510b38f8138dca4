import { randomUUID } from 'node:crypto';
import { aSession, graphql } from '../../../../testing/http';
import { setUndoWindow, withPayoutDesk, withServer, withWorld } from '../../../../testing/suite';
import { advance } from '../../../../testing/world';
import { applyDecisions } from '../../../reviews';
import { openConversation } from '../own-conversations';

const world = withWorld();
const server = withServer(world);
const payouts = withPayoutDesk(world);

const TALKS = '{ conversations { edges { node { subject { kind id number stage } } } } }';

interface Talks {
  readonly conversations: {
    readonly edges: readonly {
      readonly node: { readonly subject: { readonly stage: string } | null };
    }[];
  };
}

it('H8: a conversation names its request and where it is; a decision that can be undone is none yet', async () => {
  await setUndoWindow(world, 10);
  const { person, id } = await payouts.held();
  const subject = { kind: 'WITHDRAWAL', id } as const;
  for (const about of [null, subject]) {
    await openConversation(person.ctx, {
      ...{ topic: 'OTHER', text: 'When is it paid?', clientId: randomUUID(), subject: about },
    });
  }
  const token = await aSession(world, person.userId);
  const shown = async () => {
    const { data } = await graphql(server, { query: TALKS, token });
    return (data as unknown as Talks).conversations.edges.map(({ node }) => node.subject);
  };
  const { number } = await payouts.find(id);
  const at = (stage: string) => [{ ...subject, number, stage }, null];
  expect(await shown()).toEqual(at('UNDER_REVIEW'));
  await payouts.approve(payouts.lena, id);
  expect(await shown()).toEqual(at('UNDER_REVIEW'));
  await advance(world, 11);
  await applyDecisions(world.visitor);
  expect(await shown()).toEqual(at('APPROVED'));
});

it('H8: what waits for a decision stands among one’s own open requests, until it has one, and in nobody else’s', async () => {
  await setUndoWindow(world, 10);
  await payouts.held();
  const { person, id } = await payouts.held();
  const token = await aSession(world, person.userId);
  const shown = async () => {
    const { data } = await graphql(server, {
      query: '{ openRequests { kind id number stage } }',
      token,
    });
    return { open: data?.openRequests };
  };
  const { number } = await payouts.find(id);
  const waits = [{ kind: 'WITHDRAWAL', id, number, stage: 'UNDER_REVIEW' }];
  expect(await shown()).toEqual({ open: waits });
  await payouts.approve(payouts.lena, id);
  expect(await shown()).toEqual({ open: waits });
  await advance(world, 11);
  await applyDecisions(world.visitor);
  expect(await shown()).toEqual({ open: [] });
  const { errors } = await graphql(server, { query: '{ openRequests { id } }' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
