import type { Answer, Attempt } from './order-client';
import type { Trader } from './traders';

interface Entry {
  readonly userId: string;
  readonly key: string;
  readonly answer: Exclude<Answer, { kind: 'lost' }>;
}

/** What every request of this run was told: the side of the story that the database must match. */
export class AnswerLog {
  private readonly entries = new Map<string, Entry>();
  private lost = 0;

  /** @throws Error when a key that was answered gets another answer */
  note({ id: userId }: Trader, { key }: Pick<Attempt, 'key'>, answer: Answer): void {
    if (answer.kind === 'lost') {
      this.lost += 1;
      return;
    }
    const known = this.entries.get(`${userId}:${key}`);
    if (!known) this.entries.set(`${userId}:${key}`, { userId, key, answer });
    else if (JSON.stringify(known.answer) !== JSON.stringify(answer)) {
      throw new Error(
        `key ${key} was answered ${JSON.stringify(known.answer)}, then ${JSON.stringify(answer)}`,
      );
    }
  }

  /** Answers that told nothing, so far. */
  get lostAnswers(): number {
    return this.lost;
  }

  get answered(): number {
    return this.entries.size;
  }

  placed(): { readonly userId: string; readonly orderId: string }[] {
    return [...this.entries.values()].flatMap(({ userId, answer }) =>
      answer.kind === 'placed' ? [{ userId, orderId: answer.orderId }] : [],
    );
  }

  /** Refusals by code. */
  refusals(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { answer } of this.entries.values()) {
      if (answer.kind === 'refused') counts[answer.code] = (counts[answer.code] ?? 0) + 1;
    }
    return counts;
  }
}
