import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beneath } from './backCloses';

/** Whether a text of the address is one of these. */
export const oneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text);

/** Whether a text of the address is a day as a date field writes it, or none. */
export const isDay = (text: string): boolean =>
  text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)));

/**
 * What is chosen on a list stands in its address, so that going back finds it as it was left. `nothing` is what holds
 * where the address says nothing, or nothing that `allows` knows.
 */
export function useAddressChoice<Choice extends { readonly [Name in keyof Choice]: string }>(
  nothing: Choice,
  allows: { readonly [Name in keyof Choice]: (text: string) => boolean },
): readonly [Choice, (next: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = useMemo(() => {
    const names = Object.keys(nothing) as (keyof Choice & string)[];
    const said = names.flatMap((name) => {
      const text = params.get(name);
      return text !== null && allows[name](text) ? [[name, text]] : [];
    });
    return { ...nothing, ...Object.fromEntries(said) } as Choice;
  }, [params, nothing, allows]);
  const choose = (next: Partial<Choice>) => {
    beneath(() => {
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const [name, text] of Object.entries<string>({ ...chosen, ...next })) {
            if (text === nothing[name as keyof Choice]) changed.delete(name);
            else changed.set(name, text);
          }
          return changed;
        },
        { replace: true },
      );
    });
  };
  return [chosen, choose];
}
