import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

/** Some lines of text. Takes what react-hook-form's `register` gives. */
export function NoteField({ label, error, hint, aside, end, ...area }: Props) {
  const id = useId();
  const look = { label, error, hint, aside, end };
  return (
    <FieldFrame id={id} {...look}>
      <textarea rows={4} {...area} {...describedBy(id, look)} />
    </FieldFrame>
  );
}
