import { broadcastAudiences, broadcastKinds } from '../../../../schema/content/broadcasts';
import { languages } from '../../../../schema/languages';
import { graphqlEnum } from '../../../graphql/enums';

export const BroadcastKindEnum = graphqlEnum(
  'BroadcastKind',
  broadcastKinds,
  'Whether it promotes: a promotion never reaches a break.',
);
export const BroadcastAudienceEnum = graphqlEnum(
  'BroadcastAudience',
  broadcastAudiences,
  'Whom a broadcast is meant for.',
);
export const BroadcastLanguageEnum = graphqlEnum(
  'BroadcastLanguage',
  languages,
  'The language of a broadcast’s text or of its readers.',
);
