import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { keysOfGroup, settingGroups, type SettingGroup } from '../../../../schema/settings/facts';
import { writeSetting } from '../../../../schema/settings/texts';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { readPage } from '../../../platform/page';
import { changesOf, propose } from '../../proposals';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { staffName } from '../../staff/api/staff-name';
import { readChange } from '../read-change';
import { allSettings, settingChanges } from '../setting-versions';
import {
  SettingChangeList,
  SettingGroupEnum,
  SettingsProposeInput,
  SettingsType,
} from './settings.types';

@Resolver()
export class SettingsResolver {
  @May('settings.read')
  @Query(() => [SettingsType], { description: 'What staff may change, in groups.' })
  async settings(@Ctx() ctx: ProposalContext): Promise<SettingsType[]> {
    const groups = await allSettings(ctx.db);
    return Promise.all(
      groups.map(async ({ group, version, values, fromAt, staffId }) => ({
        ...{ id: group, version, fromAt, by: await staffName(ctx, staffId) },
        settings: keysOfGroup(group).map((key) => ({
          id: key,
          values: writeSetting(key, values[key]),
        })),
      })),
    );
  }

  @May('settings.read')
  @Query(() => SettingChangeList, { description: 'What a group was before, newest first.' })
  async settingChanges(
    @Ctx() ctx: ProposalContext,
    @Arg('group', () => SettingGroupEnum) group: SettingGroup,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await settingChanges(ctx.db, group, page);
    const { items, info } = toList(found, page, ({ id }) => id);
    const shown = items.map(async ({ staffId, ...same }) => ({
      ...same,
      by: await staffName(ctx, staffId),
      changes: changesOf(same),
    }));
    return { items: await Promise.all(shown), info };
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, {
    description: 'Proposes settings of one group, for another administrator to confirm.',
  })
  settingsPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => SettingsProposeInput) input: SettingsProposeInput,
  ) {
    const { group, reason, idempotencyKey = null } = input;
    return proposalPayload(ctx, async () => {
      const after = await readChange(ctx.db, input);
      const subject = `settings/${String(settingGroups.indexOf(group) + 1)}`;
      return propose(ctx, { kind: 'SETTINGS', subject, after, reason, idempotencyKey });
    });
  }
}
