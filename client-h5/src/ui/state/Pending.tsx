import { LoadError } from './LoadError';
import { Loading } from './Loading';

interface Props {
  /** What went wrong, if something did. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly shape?: 'list' | 'card' | 'page';
}

/** Stands where an answer will: its shape while it is on the way, a way on when it failed. */
export function Pending({ error, onRetry, shape = 'card' }: Props) {
  return error ? <LoadError error={error} onRetry={onRetry} /> : <Loading shape={shape} />;
}
