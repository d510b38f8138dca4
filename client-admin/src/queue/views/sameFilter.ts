type Filter = Readonly<Record<string, string>>;

const sorted = (filter: Filter): string =>
  JSON.stringify(Object.entries(filter).sort(([one], [other]) => one.localeCompare(other)));

/** Whether two filters ask for the same, in whatever order they say it. */
export const sameFilter = (one: Filter, other: Filter): boolean => sorted(one) === sorted(other);
