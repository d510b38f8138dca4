import { useTranslate } from 'react-admin';
import type { Language } from '../../../schema/languages';
import { reasonNames, refusalReasons } from '../resources/recharges/refusalReasons';

interface Props {
  /** The user's, not the reviewer's. */
  readonly language: Language;
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** The common reasons, written out in the user's language when chosen. */
export function ReasonChoices({ language, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <div
      className="presets"
      role="group"
      aria-label={translate('resources.recharges.refuse.presets')}
    >
      {reasonNames.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={chosen === refusalReasons[language][name]}
          onClick={() => {
            onChoose(refusalReasons[language][name]);
          }}
        >
          {translate(`resources.recharges.refuse.preset.${name}`)}
        </button>
      ))}
    </div>
  );
}
