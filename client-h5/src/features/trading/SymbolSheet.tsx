import { lazy, Suspense, useEffect } from 'react';
import { part } from '../../lib/network/part';
import { useWords } from '../../lib/useWords';
import { Sheet } from '../../ui/sheet/Sheet';
import { Loading } from '../../ui/state/Loading';

const load = () =>
  part(() => import('./SymbolChoices')).then((file) => ({ default: file.SymbolChoices }));
const SymbolChoices = lazy(load);

interface Props {
  readonly current: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Goes from one market to another without the list in between. */
export function SymbolSheet({ current, open, onClose }: Props) {
  const { t } = useWords('trading');
  // Fetched while there is a network; the screen itself does not wait for it.
  useEffect(() => {
    void load();
  }, []);
  return (
    <Sheet title={t('trade.choose')} open={open} onClose={onClose}>
      <Suspense fallback={<Loading shape="list" />}>
        <SymbolChoices current={current} onChosen={onClose} />
      </Suspense>
    </Sheet>
  );
}
