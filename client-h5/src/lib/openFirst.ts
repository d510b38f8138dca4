/** Markets that are open before those that are not; among each, as they came. */
export const openFirst = <Market extends { readonly state: string }>(
  markets: readonly Market[],
): readonly Market[] => [
  ...markets.filter(({ state }) => state === 'OPEN'),
  ...markets.filter(({ state }) => state !== 'OPEN'),
];
