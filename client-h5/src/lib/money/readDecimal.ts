/** An amount as it travels: a plain decimal in text. It never becomes a float on the way to the eye. */
interface Decimal {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** @throws RangeError for what is no plain decimal */
export function readDecimal(text: string): Decimal {
  const match = /^([+-]?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (!match) throw new RangeError(`not a plain decimal: ${text}`);
  const [, mark, whole = '0', fraction = ''] = match;
  return { negative: mark === '-', whole, fraction };
}
