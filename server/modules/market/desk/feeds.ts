import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { feedNames, type FeedName, type FeedState } from '../feeds/feed';
import { feedsOffered, missingKey } from '../feed-keys';

/** A feed as whoever records last told it. */
export interface DeskFeed extends FeedState {
  /** Its name. */
  readonly id: string;
  readonly name: FeedName;
  /** Null: nobody has told yet. */
  readonly toldAt: Date | null;
  /** Instruments can be given to it. */
  readonly offered: boolean;
  /** The variable that is still to be set; null where nothing is. */
  readonly missingKey: string | null;
}

type Told = FeedState & { readonly feed: FeedName; readonly toldAt: Date };

/** Every feed there is, in one order. */
export async function feeds({ db, config }: Pick<Context, 'db' | 'config'>): Promise<DeskFeed[]> {
  const told = await rows<Told>(
    db,
    'SELECT feed, state, fault, cuts, lead_ms, told_at FROM feed_state',
  );
  const offered = feedsOffered(config);
  return feedNames.map((name) => {
    const { state, fault, cuts, leadMs, toldAt } = told.find((one) => one.feed === name) ?? SILENT;
    const may = { offered: offered.includes(name), missingKey: missingKey(config, name) };
    return { id: name, name, state, fault, cuts, leadMs, toldAt, ...may };
  });
}

const SILENT = { state: 'OFF', fault: null, cuts: 0, leadMs: 0, toldAt: null } as const;
