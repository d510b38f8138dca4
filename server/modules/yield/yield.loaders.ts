import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { In } from 'typeorm';
import { inOrder } from '../../platform/in-order';
import { projectsByIds, type Project } from './projects';
import { YieldHolding } from './holding.entity';
import { YieldTerms } from './yield.entities';
import { yieldFiguresOf, type YieldFigures } from './yield-figures';

/** Batched reads of one request. */
export interface YieldLoaders {
  /** Projects that were released, by id. */
  readonly projects: DataLoader<string, Project | null>;
  /** What was held and earned, by the user's id. */
  readonly yieldFigures: DataLoader<string, YieldFigures>;
  /** One's own holdings, by id. */
  readonly holdings: DataLoader<string, YieldHolding | null>;
  /** Which holding renews one's own, by the id of the one that is renewed. */
  readonly renewals: DataLoader<string, string | null>;
  /** Versions of terms, by id. */
  readonly yieldTerms: DataLoader<string, YieldTerms | null>;
  /** The asker's own holding of a project that is not settled, by the project's id. */
  readonly joined: DataLoader<string, string | null>;
}

export const yieldLoaders = (ctx: Context): YieldLoaders => ({
  projects: new DataLoader((ids) => projectsByIds(ctx.db, ids)),
  yieldFigures: new DataLoader((ids) => yieldFiguresOf(ctx.db, ids)),
  holdings: new DataLoader((ids) => ownByIds(ctx, ids)),
  renewals: new DataLoader((ids) => renewals(ctx, ids)),
  yieldTerms: new DataLoader(async (ids) => {
    const found = await ctx.db.getRepository(YieldTerms).findBy({ id: In([...ids]) });
    return inOrder(ids, found, ({ id }) => id);
  }),
  joined: new DataLoader((ids) => joined(ctx, ids)),
});

async function ownByIds(
  { db, actor }: Context,
  ids: readonly string[],
): Promise<(YieldHolding | null)[]> {
  const found = actor
    ? await db.getRepository(YieldHolding).findBy({ id: In([...ids]), userId: actor.userId })
    : [];
  return inOrder(ids, found, ({ id }) => id);
}

async function renewals(
  { db, actor }: Context,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const found = actor
    ? await db.getRepository(YieldHolding).find({
        select: { id: true, renewsId: true },
        where: { renewsId: In([...ids]), userId: actor.userId },
      })
    : [];
  const byRenewed = new Map(found.map(({ id, renewsId }) => [renewsId, id]));
  return ids.map((id) => byRenewed.get(id) ?? null);
}

async function joined({ db, actor }: Context, ids: readonly string[]): Promise<(string | null)[]> {
  if (!actor) return ids.map(() => null);
  const found = await db
    .getRepository(YieldHolding)
    .createQueryBuilder('h')
    .select(['h.id', 'h.projectId'])
    .where(`h.user_id = :user AND h.project_id = ANY (:ids) AND h.state <> 'SETTLED'`, {
      user: actor.userId,
      ids,
    })
    .getMany();
  const byProject = new Map(found.map(({ id, projectId }) => [projectId, id]));
  return ids.map((id) => byProject.get(id) ?? null);
}
