import { buildSchemas, type Schemas } from '../graphql/build-schemas';
import { permissions, resolversOf } from '../modules';

let built: Promise<Schemas> | undefined;

/** Both schemas of this server, of all modules: made once, since nothing they are made of changes while it runs. */
export const theSchemas = (): Promise<Schemas> =>
  (built ??= buildSchemas({ resolversOf, permissions }));
