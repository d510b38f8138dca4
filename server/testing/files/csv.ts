/** The cells of a CSV file, line by line, as RFC 4180 reads them; empty lines are none. */
export function cellsOfCsv(csv: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    lines.at(-1)?.push(cell);
    cell = '';
  };
  let before = '';
  for (const sign of csv) {
    if (sign === '"') {
      // Of two within quotes the second is a sign, which the first has closed and it opens again.
      if (!quoted && before === '"') cell += '"';
      quoted = !quoted;
    } else if (quoted) cell += sign;
    else if (sign === ',') endCell();
    else if (sign === '\n') {
      endCell();
      lines.push([]);
    } else if (sign !== '\r') cell += sign;
    before = sign;
  }
  endCell();
  return lines.filter((cells) => cells.join('') !== '');
}
