import { inOrder, sqlFiles, type SqlFile } from './sql-files';

const file = (name: string, ...after: string[]): SqlFile => ({
  ...{ name, after, text: '', hash: '' },
  practice: false,
});
const names = (files: readonly SqlFile[]) => files.map(({ name }) => name);

describe('SQL functions', () => {
  it('come after those they use', () => {
    const files = [file('a', 'c'), file('b', 'a'), file('c')];
    expect(names(inOrder(files))).toEqual(['c', 'a', 'b']);
  });

  it('are refused when one that is needed is missing', () => {
    expect(() => inOrder([file('a', 'gone')])).toThrow('gone.sql, which is missing');
  });

  it('are refused when they go round in a circle', () => {
    expect(() => inOrder([file('a', 'b'), file('b', 'a')])).toThrow('circle: a, b, a');
  });

  it('of the server can be put in order', () => {
    expect(() => sqlFiles()).not.toThrow();
  });
});
