import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { stateOf } from './projectState';
import type { Project } from './types';

/** Why nobody can join, where that is nothing of a project's dates. */
export function Paused({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const state = stateOf(project);
  if (state === 'SUSPENDED')
    return (
      <Banner tone="warn">{t('project.suspended', { reason: project.suspendReason ?? '' })}</Banner>
    );
  return state === 'NOT_COVERED' ? <Banner tone="warn">{t('project.notCovered')}</Banner> : null;
}
