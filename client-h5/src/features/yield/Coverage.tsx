import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import type { Project } from './types';

/** What is put aside for the interest of a project, against what is promised to its holders. */
export function Coverage({ project }: { readonly project: Pick<Project, 'funded' | 'promised'> }) {
  const { t } = useWords('yield');
  const { money } = useFormat();
  const { funded, promised } = project;
  return t('project.coverage.text', { funded: money(funded), promised: money(promised) });
}
