import { buildSchemas, type Schemas } from '../graphql/build-schemas';
import { permissions, resolversOf } from '../modules';

/** Both schemas of this server, of all modules. */
export const theSchemas = (): Promise<Schemas> => buildSchemas({ resolversOf, permissions });
