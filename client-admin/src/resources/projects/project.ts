import type { Tone } from '../../ui/Pill';
import type { ProjectFragment, ProjectVersionFragment } from './projects.generated';

export type Project = ProjectFragment;
export type Version = ProjectVersionFragment;

export const projectTabs = ['ALL', 'UPCOMING', 'IN_PROGRESS', 'ENDED', 'SUSPENDED'] as const;

export const phaseTones: Readonly<Record<Project['phase'], Tone>> = {
  UPCOMING: 'info',
  ON_SALE: 'ok',
  SOLD_OUT: 'neutral',
  ENDED: 'neutral',
};
