import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { skeletonStays } from '../lib/arrival';
import type { Worded } from '../lib/useWords';
import { chunkFailed, ChunkLoadError } from './chunkLoadError';
import { loadWords } from './words/featureWords';

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
  let loaded: Drawn | null = null;
  const both = async () => {
    const [file] = await Promise.all([load().catch(chunkFailed), loadWords(words)]);
    loaded = { default: file[name] };
    return loaded;
  };
  const fetchScreen = async () => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => {
        reject(new ChunkLoadError());
      }, CHUNK_LIMIT_MS);
    });
    const drawn = await Promise.race([both(), late]).finally(() => {
      clearTimeout(limit);
    });
    await new Promise((resolve) => setTimeout(resolve, skeletonStays()));
    return drawn;
  };
  return { Screen: lazy(() => (loaded ? atOnce(loaded) : fetchScreen())), load: both };
}

interface Drawn {
  readonly default: ComponentType;
}

/**
 * What is there is drawn at once. React waits for any promise, and for 300 ms more once it has shown
 * something in its place.
 */
const atOnce = (file: Drawn): Promise<Drawn> =>
  ({
    then: (take: (file: Drawn) => void) => {
      take(file);
    },
  }) as Promise<Drawn>;
