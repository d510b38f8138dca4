import { useTranslate } from 'react-admin';
import { creditClasses, type CreditClass } from '../../../../../schema/states';
import { SelectField } from '../../../ui/field/SelectField';

interface Props {
  readonly value: CreditClass;
  readonly disabled?: boolean;
  readonly onChange: (value: CreditClass) => void;
}

/** What a credit is called in the user's records. */
export function ClassField({ value, disabled = false, onChange }: Props) {
  const translate = useTranslate();
  return (
    <SelectField
      label={translate('resources.campaigns.fields.class')}
      value={value}
      values={creditClasses}
      wordsOf={(one) => translate(`resources.campaigns.class.${one}`)}
      disabled={disabled}
      onValue={onChange}
    />
  );
}
