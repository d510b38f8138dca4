/** Quoted where needed; a cell that a spreadsheet would run as a formula, also in wide signs, is kept as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\n`;
