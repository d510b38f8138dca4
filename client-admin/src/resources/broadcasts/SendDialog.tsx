import type { ComponentProps } from 'react';
import { useFormat } from '../../lib/useFormat';
import { ReasonDialog } from '../../ui/ReasonDialog';

interface Props extends Pick<
  ComponentProps<typeof ReasonDialog>,
  'acting' | 'onReason' | 'onClose'
> {
  readonly people: number;
  /** Another administrator confirms it. */
  readonly proposed: boolean;
}

/** Says once more to how many people, and asks why. */
export function SendDialog({ people, proposed, ...asking }: Props) {
  const { count } = useFormat();
  return (
    <ReasonDialog
      words={`resources.broadcasts.${proposed ? 'propose' : 'send'}`}
      values={{ smart_count: people, count: count(people) }}
      {...asking}
    />
  );
}
