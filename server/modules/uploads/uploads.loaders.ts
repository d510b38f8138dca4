import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { uploadLinks } from './upload-links';

/** Batched reads of one request. */
export interface UploadsLoaders {
  /** Signed link to a picture, by its id. */
  readonly uploadLinks: DataLoader<string, string>;
}

export const uploadsLoaders = (ctx: Context): UploadsLoaders => ({
  uploadLinks: new DataLoader((ids) => uploadLinks(ctx, ids)),
});
