import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';

interface Props {
  /** Of the holding's project, as users of all languages read it; null: it is not suspended. */
  readonly reason: string | null | undefined;
}

/** To who holds it: why a project takes no money and offers no renewal, whatever its dates are. */
export function PausedNote({ reason }: Props) {
  const { t } = useWords('yield');
  return reason == null ? null : <Banner tone="warn">{t('holding.paused', { reason })}</Banner>;
}
