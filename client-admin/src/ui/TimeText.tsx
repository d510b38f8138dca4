import { formatProofTime } from '../lib/time/formatTime';
import { useFormat } from '../lib/useFormat';

/** Day and time in UTC; the full instant on hover and for machines. */
export function TimeText({ at }: { readonly at: string | null | undefined }) {
  const { instant } = useFormat();
  if (!at) return <>–</>;
  return (
    <time className="num" dateTime={at} title={`${formatProofTime(at)} UTC`}>
      {instant(at)}
    </time>
  );
}
