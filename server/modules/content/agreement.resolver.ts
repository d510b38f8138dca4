import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context';
import { agreement, type AgreementText } from './agreement';
import { AgreementType } from './agreement.types';

@Resolver()
export class AgreementResolver {
  @Query(() => AgreementType, { description: 'The agreement in the language of the request.' })
  agreement(@Ctx() { locale }: Context): AgreementText {
    return agreement(locale);
  }
}
