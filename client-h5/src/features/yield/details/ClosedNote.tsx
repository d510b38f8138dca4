import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Paused } from '../Paused';
import { stateOf } from '../projectState';
import type { Project } from '../types';

/** Why nobody can join now, in words; nothing while somebody can. */
export function ClosedNote({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  switch (stateOf(project)) {
    case 'UPCOMING':
      return (
        <Banner>
          {t('details.reason.UPCOMING', { date: format.dateTime(project.saleStartsAt) })}
        </Banner>
      );
    case 'SOLD_OUT':
      return <Banner>{t('details.reason.SOLD_OUT')}</Banner>;
    case 'ENDED':
      return (
        <Banner>{t('details.reason.ENDED', { date: format.dateTime(project.saleEndsAt) })}</Banner>
      );
    default:
      return <Paused project={project} />;
  }
}
