import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button';
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame';

type Props = Omit<FieldLook, 'end'> &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** Inside the box, before the eye. */
    readonly more?: ReactNode;
  };

/** A password that can be looked at. Pasting is welcome, managers find it. */
export function PasswordField({ label, error, hint, aside, more, ...input }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const look = { label, error, hint, aside };
  const Icon = shown ? EyeOff : Eye;
  const eye = (
    <>
      {more}
      <IconButton
        label={shown ? t('common.hidePassword') : t('common.showPassword')}
        onClick={() => {
          setShown(!shown);
        }}
      >
        <Icon size={20} strokeWidth={1.7} aria-hidden />
      </IconButton>
    </>
  );
  return (
    <FieldFrame id={id} {...look} end={eye}>
      <input {...input} {...describedBy(id, look)} type={shown ? 'text' : 'password'} />
    </FieldFrame>
  );
}
