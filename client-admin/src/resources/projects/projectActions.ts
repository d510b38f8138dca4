import type {
  ProjectFundingProposeInput,
  ProjectProposeInput,
  ProjectSuspendInput,
} from '../../graphql.generated';
import { accepted } from '../../lib/refused';
import { ask } from '../../lib/request';
import {
  ProjectFundingProposeDocument,
  ProjectProposeDocument,
  ProjectResumeDocument,
  ProjectSuspendDocument,
} from './projects.generated';

/** What an administrator can do about a project. Each throws `Refused` when the server says no. */
export const projectActions = {
  propose: async (input: ProjectProposeInput): Promise<void> => {
    accepted((await ask(ProjectProposeDocument, { input })).projectPropose);
  },
  fund: async (input: ProjectFundingProposeInput): Promise<void> => {
    accepted((await ask(ProjectFundingProposeDocument, { input })).projectFundingPropose);
  },
  suspend: async (input: ProjectSuspendInput): Promise<void> => {
    accepted((await ask(ProjectSuspendDocument, { input })).projectSuspend);
  },
  resume: async (input: ProjectSuspendInput): Promise<void> => {
    accepted((await ask(ProjectResumeDocument, { input })).projectResume);
  },
};
