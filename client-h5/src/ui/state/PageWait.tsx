import { LoadError } from './LoadError';
import { Loading } from './Loading';

interface Props {
  /** Something went wrong instead of arriving. */
  readonly failed?: boolean;
  readonly onRetry?: () => void;
}

/** A whole page that is not there yet, or could not come. */
export function PageWait({ failed = false, onRetry = reload }: Props) {
  return (
    <main className="page">
      {failed ? <LoadError onRetry={onRetry} /> : <Loading onRetry={onRetry} />}
    </main>
  );
}

const reload = () => {
  window.location.reload();
};
