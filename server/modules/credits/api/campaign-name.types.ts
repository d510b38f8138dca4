import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('CampaignName', {
  description: 'What a campaign is called, to whoever may not read its budget too.',
  simpleResolvers: true,
})
export class CampaignNameType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The number people call it by.' })
  number!: string;

  @Field(() => String, { description: 'In the language of the request, or in English.' })
  title!: string;
}
