import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { idOrNone, readId } from '../../../platform/text/read-money';
import { openProposalsOf } from '../../proposals';
import { ProposalType } from '../../proposals/api/proposal.types';
import { showProposals, type ProposalContext } from '../../proposals/api/show-proposals';
import { projectFundings } from '../desk/project-fundings';
import { projectVersions } from '../desk/project-versions';
import { allProjects, anyProjectById, type StaffProjectTab } from '../desk/all-projects';
import {
  AdminProjectList,
  AdminProjectType,
  ProjectFundingList,
  StaffProjectTabEnum,
} from './project-admin.types';
import { AdminProjectTermsType } from './project-terms.types';
import { showFundings, showProject, showVersions } from './show-project';

@Resolver()
export class ProjectAdminResolver {
  @May('project.read')
  @Query(() => AdminProjectList, {
    description: 'Every project, not yet released ones too, newest first.',
  })
  async projects(
    @Ctx() ctx: Context,
    @Arg('tab', () => StaffProjectTabEnum, { nullable: true }) tab: StaffProjectTab | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await allProjects(ctx, { ...page, tab: tab ?? 'ALL' });
    const { items, info } = toList(found, page, ({ id }) => id);
    return { items: items.map((project) => showProject(ctx.locale, project)), info };
  }

  @May('project.read')
  @Query(() => AdminProjectType, { nullable: true, description: 'One project.' })
  async project(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    const known = readId(id);
    const found = known === null ? null : await anyProjectById(ctx.db, known);
    return found && showProject(ctx.locale, found);
  }

  @May('project.read')
  @Query(() => [AdminProjectTermsType], {
    description: 'Every version of a project’s terms, newest first.',
  })
  async projectVersions(@Ctx() ctx: ProposalContext, @Arg('id', () => ID) id: string) {
    return showVersions(ctx, await projectVersions(ctx, idOrNone(id) ?? '0'));
  }

  @May('project.read')
  @Query(() => ProjectFundingList, {
    description: 'What was put aside for a project or taken back, newest first.',
  })
  async projectFundings(
    @Ctx() ctx: ProposalContext,
    @Arg('projectId', () => ID) projectId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await projectFundings(ctx, idOrNone(projectId) ?? '0', page);
    const { items, info } = toList(found, page, ({ id }) => id);
    return { items: await showFundings(ctx, items), info };
  }

  @May('project.confirm')
  @Query(() => [ProposalType], {
    description: 'What is proposed for a project and waits for another administrator.',
  })
  async projectProposals(@Ctx() ctx: ProposalContext, @Arg('id', () => ID) id: string) {
    return showProposals(ctx, await openProposalsOf(ctx, `project/${idOrNone(id) ?? '0'}`));
  }
}
