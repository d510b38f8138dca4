import type { Reads } from '../../../platform/context';
import { inOrder } from '../../../platform/in-order';
import { rows } from '../../../platform/database/rows';

export interface ChannelVersion {
  readonly version: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** The hashes of the QR codes that requests were paid to, in the order asked for; null where there was none. */
export async function codesPaidTo(db: Reads, ids: readonly string[]): Promise<(string | null)[]> {
  const found = await rows<{ id: string; qr: string }>(
    db,
    `SELECT r.id, v.facts ->> 'qr' AS qr FROM recharge r JOIN recharge_channel_version v
       ON v.channel_id = r.channel_id AND v.version = r.channel_version
     WHERE r.id = ANY ($1) AND v.facts ->> 'qr' IS NOT NULL`,
    [ids],
  );
  return inOrder(ids, found, ({ id }) => id).map((row) => row?.qr ?? null);
}

/** What a way to pay in was, newest first. */
export const channelVersions = (db: Reads, id: string): Promise<ChannelVersion[]> =>
  rows<ChannelVersion>(
    db,
    `SELECT version, facts, at FROM recharge_channel_version WHERE channel_id = $1
     ORDER BY version DESC LIMIT 100`,
    [id],
  );
