import { Layers, Sprout } from 'lucide-react';
import { holdingStates } from '../../../../schema/states';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { HoldingsDocument } from './holdings/holdings.generated';
import { projectTabs } from './project';
import { projectActions } from './projectActions';
import { ProjectDocument, ProjectFundingsDocument, ProjectsDocument } from './projects.generated';

/** What is offered for interest. Terms are versions: nobody changes one, another administrator agrees to the next. */
export const projects = {
  resource: {
    name: 'projects',
    list: lazyScreen('ProjectList', () => import('./ProjectList')),
    show: lazyScreen('ProjectShow', () => import('./show/ProjectShow')),
    create: lazyScreen('NewProject', () => import('./edit/NewProject')),
    edit: lazyScreen('NextVersion', () => import('./edit/NextVersion')),
    recordRepresentation: 'title',
  },
  table: {
    list: async ({ first, after, filter }) => {
      const tab = projectTabs.find((one) => one === filter.tab) ?? null;
      return (await ask(ProjectsDocument, { tab, first, after })).projects;
    },
    one: async (id) => (await ask(ProjectDocument, { id })).project,
  },
  actions: projectActions,
  access: {
    list: 'project.read',
    show: 'project.read',
    create: 'project.write',
    edit: 'project.write',
    confirm: 'project.confirm',
  },
  menu: { group: 'records', icon: Layers },
} satisfies ConsoleResource;

/** Append-only: on the page of a project alone. */
export const projectFundings = {
  resource: { name: 'projectFundings' },
  table: {
    list: async ({ first, after, filter: { projectId = '' } }) =>
      (await ask(ProjectFundingsDocument, { projectId, first, after })).projectFundings,
  },
  access: { list: 'project.read' },
} satisfies ConsoleResource;

/** Read only: nobody can change a holding, its terms or what it is paid. */
export const holdings = {
  resource: {
    name: 'holdings',
    list: lazyScreen('HoldingList', () => import('./holdings/HoldingList')),
    recordRepresentation: 'number',
  },
  table: {
    list: async ({ first, after, filter: { state, ...same } }) => {
      const filter = { ...same, state: holdingStates.find((one) => one === state) ?? null };
      return (await ask(HoldingsDocument, { filter, first, after })).holdings;
    },
  },
  access: { list: 'project.read' },
  menu: { group: 'records', icon: Sprout },
  ofUser: {
    tab: 'projects',
    Table: lazyScreen('UserHoldings', () => import('./holdings/UserHoldings')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
