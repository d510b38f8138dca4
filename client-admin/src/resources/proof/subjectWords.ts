type Words = (path: string, options: Readonly<Record<string, string>>) => string;

/** How two things are joined, the loosest first. */
const JOINTS = [
  [', ', 'joined.in'],
  [' of ', 'joined.of'],
  [' on ', 'joined.on'],
] as const;
const THING = /^([a-z]+(?: [a-z]+)*) (\S+)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OUTCOMES = /^outcomes of (\S+) over (\d+) s$/;

/**
 * What a check names (`order 17`, `quote 3 of instrument 7`, `holding 4 on 2026-11-20`) in the console's words; null
 * for what is no noun of its own: the key of a movement, an account, an asset.
 */
export function subjectWords(subject: string, words: Words): string | null {
  const [, symbol, seconds] = OUTCOMES.exec(subject) ?? [];
  if (symbol && seconds) return words('subject.outcomes', { symbol, seconds });
  const joint = JOINTS.find(([between]) => subject.includes(between));
  return joint ? joinedWords(subject, joint, words) : thingWords(subject, words);
}

function joinedWords(
  subject: string,
  [between, path]: (typeof JOINTS)[number],
  words: Words,
): string | null {
  const at = subject.indexOf(between);
  const one = subjectWords(subject.slice(0, at), words);
  const other = subjectWords(subject.slice(at + between.length), words);
  return one && other ? words(path, { one, other }) : null;
}

function thingWords(subject: string, words: Words): string | null {
  if (DAY.test(subject)) return subject;
  const [, noun, id = ''] = THING.exec(subject) ?? [];
  return noun ? words(`subject.${noun}`, { id, _: '' }) || null : null;
}
