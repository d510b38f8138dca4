import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { skeletonStays } from '../lib/arrival';
import { doubt } from '../lib/network/connection';
import type { Worded } from '../lib/useWords';
import { ChunkLoadError } from './chunkLoadError';
import { loadWords } from './featureWords';

/** A part of the app that has not come by then will not come. */
const CHUNK_LIMIT_MS = 120_000;

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

export interface LazyScreen {
  readonly Screen: ComponentType | LazyExoticComponent<ComponentType>;
  readonly load: () => Promise<unknown>;
}

/** A screen fetched when its route is first opened, together with the words of its feature. */
export function lazyScreen<Name extends string>(
  words: Worded,
  name: Name,
  load: Load<Name>,
): LazyScreen {
  const both = async () => {
    const [file] = await Promise.all([load().catch(failed), loadWords(words)]);
    return file;
  };
  const fetchScreen = async () => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => {
        reject(new ChunkLoadError());
      }, CHUNK_LIMIT_MS);
    });
    const file = await Promise.race([both(), late]).finally(() => {
      clearTimeout(limit);
    });
    await new Promise((resolve) => setTimeout(resolve, skeletonStays()));
    return { default: file[name] };
  };
  return { Screen: lazy(fetchScreen), load: both };
}

const failed = (): never => {
  void doubt();
  throw new ChunkLoadError();
};
