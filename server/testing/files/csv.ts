/** The cells of a CSV file, line by line, as RFC 4180 reads them. */
export function cellsOfCsv(csv: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    line.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines.filter((cells) => cells.join('') !== '');
}
