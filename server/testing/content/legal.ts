import { randomUUID } from 'node:crypto';
import { languages } from '../../../schema/languages';
import { draftArticle, proposeLegalText } from '../../modules/content';
import { confirmProposal } from '../../modules/proposals';
import { aStaffMember, type StaffPerson, type World } from '../world';
import { aDraft } from './articles';

type Kind = 'AGREEMENT' | 'RISK';

/** The article that holds the agreement or the risk notice, and its newest version. */
export async function legalArticle(world: World, kind: Kind) {
  const { rows } = await world.sql.app.query<{ id: string; version: number; published: number }>(
    'SELECT id, version, published FROM article WHERE kind = $1',
    [kind],
  );
  return rows[0] ?? { id: '0', version: 0, published: 0 };
}

/** Drafts other words, which nobody has accepted. Resolves to the article and the new version. */
export async function draftLegal(world: World, { ctx }: StaffPerson, kind: Kind) {
  const { id, version: seen } = await legalArticle(world, kind);
  const words = `Version ${String(seen + 1)} ${randomUUID()}`;
  const texts = languages.map((language) => ({
    ...{ language, title: `${kind} ${language}`, summary: '' },
    body: `<h2>${words}</h2><p>What counts, ${language}.</p>`,
  }));
  await draftArticle(ctx, aDraft({ id, seen, texts }));
  return { id, version: seen + 1 };
}

/** One proposes the newest version. Resolves to the proposal. */
export const proposeLegal = (
  { ctx }: StaffPerson,
  asked: { readonly id: string; readonly version: number },
) =>
  proposeLegalText(ctx, {
    ...asked,
    reason: 'Other words',
    idempotencyKey: `legal-${randomUUID()}`,
  });

/** Two administrators put other words in force. */
export async function putLegal(world: World, kind: Kind): Promise<void> {
  const [ada, ben] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const { id } = await proposeLegal(ada, await draftLegal(world, ada, kind));
  await confirmProposal(ben.ctx, id);
}
