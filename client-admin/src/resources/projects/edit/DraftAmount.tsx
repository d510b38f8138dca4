import { useTranslate } from 'react-admin';
import { AmountField } from '../../../ui/field/AmountField';
import type { Editing } from './editing';

interface Props {
  readonly editing: Editing;
  readonly name: 'min' | 'max' | 'capacity' | 'topUp';
  /** As the server names it, where that differs. */
  readonly field?: string;
}

/** One amount of a project, read strictly. */
export function DraftAmount({ editing: { draft, faultOf, change }, name, field = name }: Props) {
  const translate = useTranslate();
  return (
    <AmountField
      label={translate(`resources.projects.edit.${name}`)}
      text={draft[name]}
      tried={false}
      fault={faultOf(field)}
      onText={(text) => {
        change({ [name]: text });
      }}
    />
  );
}
