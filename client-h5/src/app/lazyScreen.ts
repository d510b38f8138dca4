import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the app that has not come by then will not come. */
const CHUNK_LIMIT_MS = 120_000;

export class ChunkLoadError extends Error {}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

export interface LazyScreen {
  readonly Screen: ComponentType | LazyExoticComponent<ComponentType>;
  readonly load: () => Promise<unknown>;
}

/** A screen fetched when its route is first opened. */
export function lazyScreen<Name extends string>(load: Load<Name>, name: Name): LazyScreen {
  const fetchScreen = async () => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => {
        reject(new ChunkLoadError());
      }, CHUNK_LIMIT_MS);
    });
    const file = await Promise.race([load().catch(failed), late]);
    return { default: file[name] };
  };
  return { Screen: lazy(fetchScreen), load };
}

const failed = (): never => {
  throw new ChunkLoadError();
};
