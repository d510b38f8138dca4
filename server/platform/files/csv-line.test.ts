import { formulas, unseen } from '../../testing/content/hostile/texts';
import { cellsOfCsv } from '../../testing/files/csv';
import { csvLine } from './csv-line';

describe('S7: a line of CSV', () => {
  it.each([...formulas, ...unseen])(
    'runs nothing of %j in a spreadsheet, and loses nothing',
    (text) => {
      const [line = []] = cellsOfCsv(csvLine(['a', text, 'b']));
      expect(line).toHaveLength(3);
      expect(line[1]?.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      expect(line[1]).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    },
  );
});
