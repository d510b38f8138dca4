export interface LeadPace {
  /** After an answer: either clock may be set while a connection stands. */
  readonly againMs: number;
  /** After none. */
  readonly retryMs: number;
}

const MINUTE_MS = 60_000;
const PACE: LeadPace = { againMs: 10 * MINUTE_MS, retryMs: 5_000 };

/** How far a provider's clock is ahead of this one, asked again and again while a feed runs. */
export class ClockLead {
  private lead: number | null = null;
  private asking = new AbortController();
  private due: NodeJS.Timeout | undefined;

  /** @param ask the provider's time, in milliseconds since 1970; null where it gives none */
  constructor(
    private readonly ask: (signal: AbortSignal) => Promise<number | null>,
    private readonly pace: LeadPace = PACE,
  ) {}

  /** In milliseconds; null until it was asked once, for times that are told before cannot be placed. */
  get ms(): number | null {
    return this.lead;
  }

  /** Now, and from now on; what was under way counts no more. */
  measure(): void {
    this.stop();
    this.asking = new AbortController();
    void this.measured(this.asking.signal);
  }

  stop(): void {
    this.asking.abort();
    clearTimeout(this.due);
  }

  private async measured(signal: AbortSignal): Promise<void> {
    const askedAt = Date.now();
    const theirs = await this.ask(signal);
    if (signal.aborted) return;
    // Whoever does not answer for its clock is taken to have ours, until it does.
    this.lead = theirs === null ? (this.lead ?? 0) : leadOf(askedAt, Date.now(), theirs);
    this.due = setTimeout(
      () => void this.measured(signal),
      theirs === null ? this.pace.retryMs : this.pace.againMs,
    );
  }
}

/** From one question: by half of the way there and back. */
const leadOf = (askedAt: number, answeredAt: number, theirs: number): number =>
  Math.round(theirs - (askedAt + answeredAt) / 2);
