import type { BuildSchemaOptions } from 'type-graphql';

/** What both schemas are built with. */
export const schemaOptions: Pick<BuildSchemaOptions, 'skipCheck' | 'validate' | 'pubSub'> = {
  // It asks the schema for all of itself, a tenth of a second each. Apollo looks at it when it starts, and
  // schema/*.graphql is printed from it.
  skipCheck: true,
  // Refusals come from one catalogue: the domain reads every input itself.
  validate: false,
  // Every subscription brings its own stream from the bus; type-graphql asks for one all the same.
  pubSub: {
    publish: () => undefined,
    subscribe: () => {
      throw new Error('subscriptions bring their own stream');
    },
  },
};
