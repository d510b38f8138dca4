import type { LookAtProposed, Module } from '../../platform/module';

const looks = new Map<string, LookAtProposed>();

/** By the kind of proposal. `modules/index.ts` registers them, once. */
export function registerLooks(more: NonNullable<Module['proposed']>): void {
  for (const [kind, look] of Object.entries(more)) looks.set(kind, look);
}

/** Nothing where no module looks. @throws why it may not be proposed or confirmed */
export const lookAtProposed: LookAtProposed = async (ctx, proposed) => {
  await looks.get(proposed.kind)?.(ctx, proposed);
};
