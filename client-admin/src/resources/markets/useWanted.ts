import { useTranslate } from 'react-admin';
import { marketLimits } from '../../../../schema/figures/market-limits';
import type { useAct } from '../../ui/useAct';

type Act = Pick<ReturnType<typeof useAct>, 'faultOf' | 'wasRefused'>;

const SECOND_MS = 1_000;

/** What a figure may be, for the words that say it. */
const bounds = {
  hours: marketLimits.hoursPerDayMax,
  days: marketLimits.holidaysMax,
  decimals: marketLimits.instrumentDecimalsMax,
  place: marketLimits.instrumentSortMax,
  name: marketLimits.instrumentNameLengthMax,
  text: marketLimits.instrumentTextLengthMax,
  poll: marketLimits.pollMsMax / SECOND_MS,
  staleMin: marketLimits.staleAfterMsMin / SECOND_MS,
  staleMax: marketLimits.staleAfterMsMax / SECOND_MS,
  stepMin: marketLimits.sanityBpMin / 100,
  stepMax: marketLimits.sanityBpMax / 100,
} as const;

/** What a field wants, where the server says no more than that it is not valid; else what it says. */
export function useWanted(resource: 'calendars' | 'feeds' | 'instruments') {
  const translate = useTranslate();
  return (act: Act, field: string): string | undefined => {
    const said = act.faultOf(field);
    if (said === undefined || !act.wasRefused('PARAM_INVALID')) return said;
    // Of `names.de` each language wants the same, of `week.mon` each day.
    const [name = field] = field.split('.');
    return translate(`resources.${resource}.wanted.${name}`, { ...bounds, _: said });
  };
}
