import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { shownBodies } from './articles/shown-articles';

/** Batched reads of one request. */
export interface ContentLoaders {
  /** What an article that people see says, as HTML in the language of the request, by id. */
  readonly articleBodies: DataLoader<string, string>;
}

export const contentLoaders = ({ db, locale }: Context): ContentLoaders => ({
  articleBodies: new DataLoader((ids) => shownBodies(db, ids, locale)),
});
