import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. Takes what react-hook-form's `register` gives. */
export function TextField({ label, error, hint, aside, end, ...input }: Props) {
  const id = useId();
  const look = { label, error, hint, aside, end };
  return (
    <FieldFrame id={id} {...look}>
      <input {...input} {...describedBy(id, look)} />
    </FieldFrame>
  );
}
