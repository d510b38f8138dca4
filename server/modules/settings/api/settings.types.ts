import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { settingGroups, type SettingGroup } from '../../../../schema/settings/facts';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { AuditChangeType } from '../../audit/api/audit.types';
import { StaffNameType } from '../../staff/api/staff.types';

export const SettingGroupEnum = graphqlEnum(
  'SettingGroup',
  settingGroups,
  'Settings that are changed together.',
);

const VALUES =
  'One text, or one an entry: USD as a plain decimal, rates in percent, a flag as true or false, a week as seven days of `09:00-17:00` or nothing, an office as address, latitude and longitude, wordings of licences a line each.';

@ObjectType('Setting', { description: 'A value that staff may change.', simpleResolvers: true })
export class SettingType {
  @Field(() => ID, { description: 'Its key.' })
  id!: string;

  @Field(() => [String], { description: VALUES })
  values!: readonly string[];
}

@ObjectType('Settings', {
  description: 'The settings of a group as they stand.',
  simpleResolvers: true,
})
export class SettingsType {
  @Field(() => ID, { description: 'The group.' })
  id!: string;

  @Field(() => ID, { description: 'The newest change: a proposal names what it is based on.' })
  version!: string;

  @Field(() => [SettingType])
  settings!: SettingType[];

  @Field(() => DateTime, { description: 'Since when they are as they are.' })
  fromAt!: Date;

  @Field(() => StaffNameType, { nullable: true, description: 'Nobody: the platform itself.' })
  by!: StaffNameType | null;
}

@ObjectType('SettingChange', {
  description: 'Settings that changed at once.',
  simpleResolvers: true,
})
class SettingChangeType {
  @Field(() => ID)
  id!: string;

  @Field(() => [AuditChangeType])
  changes!: AuditChangeType[];

  @Field(() => DateTime)
  fromAt!: Date;

  @Field(() => StaffNameType, { nullable: true, description: 'Nobody: the platform itself.' })
  by!: StaffNameType | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

export const SettingChangeList = listOf('SettingChange', () => SettingChangeType);

@InputType({ description: 'A setting as it is to be.' })
export class SettingInput {
  @Field(() => String)
  key!: string;

  @Field(() => [String], { description: VALUES })
  values!: string[];
}

@InputType({ description: 'Settings of one group that are to be others; the rest of them stay.' })
export class SettingsProposeInput {
  @Field(() => SettingGroupEnum)
  group!: SettingGroup;

  @Field(() => ID, { description: 'The version that was read.' })
  version!: string;

  @Field(() => [SettingInput])
  settings!: SettingInput[];

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}
