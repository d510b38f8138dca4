import { Grip, Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deviceList } from '../../lib/deviceList';
import { IconButton } from '../Button';
import { PasswordField } from './PasswordField';

const NUMBERS = 'numbers';
/** This device keeps which keys somebody types it with. */
const keys = deviceList('tarn.fundKeys', 1);

type Props = Omit<React.ComponentProps<typeof PasswordField>, 'more' | 'inputMode'> & {
  /** Of several on one page the first alone has the switch, and all follow it. */
  readonly follows?: boolean;
};

/** A fund password: any characters are allowed, and who uses figures alone may have the keypad of figures. */
export function FundPasswordField({ follows = false, ...field }: Props) {
  const { t } = useTranslation();
  const numbers = keys.use().includes(NUMBERS);
  const Icon = numbers ? Keyboard : Grip;
  const turn = (
    <IconButton
      label={numbers ? t('fundKeys.all') : t('fundKeys.numbers')}
      onClick={() => {
        keys.toggle(NUMBERS);
      }}
    >
      <Icon size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
  return (
    <PasswordField
      {...field}
      more={follows ? undefined : turn}
      inputMode={numbers ? 'numeric' : 'text'}
    />
  );
}
