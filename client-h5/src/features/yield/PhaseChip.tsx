import { useWords } from '../../lib/useWords';
import { StatusPill } from '../../ui/figure/StatusPill';
import { stateOf, toneOf } from './projectState';
import type { Project } from './types';

/** How an offer stands, in a word. */
export function PhaseChip({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const state = stateOf(project);
  return <StatusPill tone={toneOf[state]}>{t(`project.phase.${state}`)}</StatusPill>;
}
