import { lazy, type ComponentType } from 'react';

/** The code of a screen did not come. It is asked for anew only by loading the page again. */
export class ScreenCodeMissing extends Error {
  constructor(cause: unknown) {
    super('the code of this screen did not load', { cause });
    this.name = 'ScreenCodeMissing';
  }
}

/** A screen, by its name in its file, whose code is loaded when it is first opened. */
export const lazyScreen = <Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
) =>
  lazy(async () => {
    const file = await load().catch((error: unknown) => {
      throw new ScreenCodeMissing(error);
    });
    return { default: file[name] };
  });
