import type { Language } from '../../../../schema/languages';
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

/** In the language of the console, or in English. */
export const titleOf = ({ titles }: Version, language: Language): string =>
  (titles.find((one) => one.language === language) ?? titles[0])?.text ?? '';
