import { useListContext } from 'react-admin';

type Values = Readonly<Record<string, string | undefined>>;

/** The filter of the list around, one text per field; an empty text is no filter. */
export function useFilter() {
  const list = useListContext();
  const values = list.filterValues as Values;
  return {
    values,
    set: (source: string, value: string) => {
      list.setFilters({ ...values, [source]: value });
    },
  };
}

/** Empty fields are no filter. */
export const stated = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
