import { limits } from '../../../../schema/limits';
import { plainReference } from '../../../../schema/text';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Recharge } from '../recharge.entity';

/** What the database knows that speaks for a request or against it. Amounts in minor units of USD. */
export interface CheckFacts {
  /** Null where it was submitted before this was kept. */
  readonly receivingSame: boolean | null;
  readonly channelOpen: boolean;
  /** Of the user's newest 200 other requests. */
  readonly creditedCount: number;
  readonly creditedSum: string;
  readonly refusedCount: number;
  readonly refusedSum: string;
  readonly openCount: number;
  readonly openSum: string;
  readonly openIds: readonly string[];
  readonly openSameAmount: boolean;
  /** Earlier credited requests that named a payer, and those that named this one. */
  readonly payersNamed: number;
  readonly payersSame: number;
  /** Others that show the same picture, at most 20. */
  readonly pictureIds: readonly string[];
  readonly pictureOfOtherUser: boolean;
  /** Requests of other users that show nearly the same one, at most 20, the nearest first. */
  readonly alikeIds: readonly string[];
  /** A credited request that rests on the reference asked for. */
  readonly referenceIds: readonly string[];
}

const NAME = (column: string) =>
  `upper(btrim(regexp_replace(normalize(${column}, NFKC), '\\s+', ' ', 'g')))`;

/**
 * One round trip; each part reads an index and is bounded. References are looked for among credited
 * requests alone: what a first approver has found of an open one is nobody's to learn.
 */
const FACTS = `
  WITH own AS MATERIALIZED (
    SELECT r.id, r.amount, r.credited, r.review_state, r.payer_name FROM recharge_request r
    WHERE r.user_id = $2 AND r.id <> $1 ORDER BY r.id DESC LIMIT 200),
  summed AS (
    SELECT count(o.credited)::int AS credited_count, coalesce(sum(o.credited), 0)::text AS credited_sum,
      (count(*) FILTER (WHERE o.review_state = 'FAILED'))::int AS refused_count,
      coalesce(sum(o.amount) FILTER (WHERE o.review_state = 'FAILED'), 0)::text AS refused_sum,
      (count(o.payer_name) FILTER (WHERE o.credited IS NOT NULL))::int AS payers_named,
      (count(*) FILTER (WHERE o.credited IS NOT NULL
        AND ${NAME('o.payer_name')} = ${NAME('$4::text')}))::int AS payers_same
    FROM own o),
  opened AS (
    SELECT count(*)::int AS open_count, coalesce(sum(o.amount), 0)::text AS open_sum,
      coalesce(bool_or(o.amount = $3::bigint), false) AS open_same_amount,
      coalesce((array_agg(o.id::text ORDER BY o.id DESC))[1:10], '{}') AS open_ids
    FROM own o WHERE o.review_state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')),
  pictured AS (
    SELECT coalesce(array_agg(p.id::text ORDER BY p.id DESC), '{}') AS picture_ids,
      coalesce(bool_or(p.user_id <> $2), false) AS picture_of_other_user
    FROM (SELECT r.id, r.user_id FROM recharge r WHERE r.image_hash = $5 AND r.id <> $1
      ORDER BY r.id DESC LIMIT 20) p),
  alike AS (
    SELECT coalesce(array_agg(a.id::text ORDER BY a.differing, a.id DESC), '{}') AS alike_ids
    FROM (SELECT l.other_id AS id, l.differing FROM recharge_alike l WHERE l.recharge_id = $1
      UNION ALL SELECT l.recharge_id, l.differing FROM recharge_alike l WHERE l.other_id = $1
      ORDER BY 2, 1 DESC LIMIT 20) a),
  referred AS (
    SELECT coalesce(array_agg(DISTINCT r.id::text), '{}') AS reference_ids
    FROM unnest($6::text[]) asked (reference), recharges_of_reference(asked.reference) found (id)
    JOIN recharge r ON r.id = found.id
    WHERE r.credited IS NOT NULL AND r.id <> $1)
  SELECT summed.*, opened.*, pictured.*, alike.*, referred.*, c.open AS channel_open,
    r.receiving_hash = sha256(convert_to(c.details::text, 'UTF8')) AND (
      SELECT v.facts ->> 'qr' FROM recharge_channel_version v
      WHERE v.channel_id = r.channel_id AND v.version = r.channel_version) IS NOT DISTINCT FROM c.qr AS receiving_same
  FROM recharge r JOIN recharge_channel c ON c.id = r.channel_id, summed, opened, pictured, alike, referred
  WHERE r.id = $1`;

/** What is known about a request. `references`: as `referencesOf` gives them. */
export async function checkFacts(
  { db }: Pick<Context, 'db'>,
  recharge: Recharge,
  references: readonly string[],
): Promise<CheckFacts> {
  const { id, userId, amount, payerName, imageHash } = recharge;
  const args = [id, userId, amount, payerName, imageHash, references];
  const [facts] = await rows<CheckFacts>(db, FACTS, args);
  if (!facts) throw new Error(`no facts about recharge ${id}`);
  return facts;
}

const WORDS_MAX = 20;
const SHORTEST_REFERENCE = 6;

/** What may be a reference: the one typed, else the longer words of the user's remark. */
export function referencesOf({ remark }: Recharge, typed: string | null): string[] {
  const words = typed === null ? (remark ?? '').split(/[\s,;:]+/u).slice(0, WORDS_MAX) : [typed];
  return words
    .map((word) => plainReference(word, limits.bankReferenceLengthMax) ?? '')
    .filter((word) => word.length >= (typed === null ? SHORTEST_REFERENCE : 1));
}
