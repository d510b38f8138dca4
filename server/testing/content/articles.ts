import { languages } from '../../../schema/languages';
import { draftArticle, publishArticle, type DraftArticle } from '../../modules/content';
import type { StaffPerson } from '../world';

/** A draft of a notice in ten languages, whole. */
export const aDraft = (more: Partial<DraftArticle> = {}): DraftArticle => ({
  ...{ id: null, kind: 'NOTICE', seen: 0, idempotencyKey: null },
  texts: languages.map((language) => ({
    ...{ language, title: `Opening hours ${language}`, summary: `In short ${language}` },
    body: `<p>The hours change on Monday. ${language}</p>`,
  })),
  ...{ picture: null, link: null, weight: 0, startsAt: null, endsAt: null, campaignId: null },
  ...more,
});

/** Drafts and publishes an article. Resolves to its id. */
export async function aPublished(
  { ctx }: StaffPerson,
  more: Partial<DraftArticle> = {},
): Promise<string> {
  const id = await draftArticle(ctx, aDraft(more));
  await publishArticle(ctx, { id, version: (more.seen ?? 0) + 1 });
  return id;
}
