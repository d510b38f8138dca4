const millis = (time: string) => `round((date_part('epoch', ${time}) * 1000)::numeric)`;
const lines = (...parts: readonly string[]) =>
  parts.map((part) => `coalesce((${part})::text, '-'), chr(10)`).join(', ');

/** A number as text, null where it is none: whoever altered a text may have written anything. */
const number = (text: string) => `CASE WHEN ${text} ~ '^[0-9]{1,18}$' THEN ${text}::bigint END`;

/** The same of milliseconds since 1970: longer numbers are no instant. */
const instant = (text: string) => `CASE WHEN ${text} ~ '^[0-9]{1,14}$' THEN ${text}::bigint END`;

/** What a movement is about, found by its index. */
const OBJECT = number('m.object');

/** A quote as the facts of a contract name it, written a second time. */
const quoteOf = (id: string) => `(SELECT concat(q.seq, ' ', ${millis('q.at')}, ' ', q.price, ' ',
  coalesce(encode(q.link, 'hex'), '-')) FROM verify.quote q WHERE q.id = ${id})`;

const OPENED = `(SELECT concat('opening/1', chr(10), ${lines(
  ...['o.number', 'o.instrument_id', 'o.direction', 'o.multiple', 'o.stake', 'o.fee'],
  ...['o.duration_seconds', 'o.payout_bp', 'o.fee_bp', 'o.stale_after_ms'],
  ...[`encode(o.terms_hash, 'hex')`, millis('o.opened_at'), millis('o.settles_at')],
  quoteOf('o.open_quote_id'),
)}) FROM verify.orders o WHERE o.id = ${OBJECT})`;

const SETTLED = `(SELECT concat('settlement/1', chr(10), ${lines(
  ...['o.number', 'o.outcome', 'o.paid', millis('o.settled_at'), quoteOf('o.close_quote_id')],
)}) FROM verify.orders o WHERE o.id = ${OBJECT})`;

const BEGUN = `(SELECT concat('holding/1', chr(10), ${lines(
  ...['h.number', 'h.project_id', `encode(h.terms_hash, 'hex')`, 'h.initial', 'h.topup'],
  ...[millis('h.started_at'), millis('h.ends_at'), millis('h.topup_due_at')],
)}) FROM verify.holding h WHERE h.id = ${OBJECT})`;

const ENDED = `(SELECT concat('holding-end/1', chr(10), ${lines(
  ...['h.number', `encode(h.terms_hash, 'hex')`],
  ...[`CASE h.state WHEN 'SETTLED' THEN h.principal ELSE 0 END`, 'h.accrued', 'h.reduction'],
  ...[millis('h.started_at'), millis('h.ends_at'), millis('h.settled_at')],
)}) FROM verify.holding h WHERE h.id = ${OBJECT})`;

/**
 * What `leaf_texts` seals, written a second time and from the views alone: nothing that sealed a movement proves it.
 * `which` says of which movements, as a condition on `transaction_id`.
 */
const movements = (which: string) => `
  SELECT m.id, concat(m.text, CASE m.act WHEN 'order.open' THEN ${OPENED} WHEN 'order.settle' THEN ${SETTLED}
    WHEN 'project.join' THEN ${BEGUN} WHEN 'project.renew' THEN ${BEGUN} WHEN 'project.settle' THEN ${ENDED} END) AS text
  FROM (SELECT transaction_id AS id, split_part(min(key), ':', 1) AS act, split_part(min(key), ':', 2) AS object,
      concat('movement/1', chr(10), transaction_id, chr(10), min(kind), chr(10), min(key), chr(10),
        ${millis('min(created_at)')}, chr(10), count(*), chr(10), string_agg(concat(account, ' ', amount, ' ',
          coalesce(balance_after::text, '-'), chr(10)), '' ORDER BY position)) AS text
    FROM verify.posting WHERE ${which} GROUP BY transaction_id) m`;

/** Of all movements. */
export const MOVEMENTS = movements('true');

const line = (n: number) => `split_part(b.text, chr(10), ${String(n)})`;

/** Levels of every tree, from the leaves up: a node without a neighbour goes up as it is. */
const roots = (which: string) => `
  WITH RECURSIVE total (block, place, hash, width) AS (
    SELECT block, position::bigint, hash, count(*) OVER (PARTITION BY block) FROM verify.leaf WHERE ${which}
    UNION ALL
    SELECT block, place / 2, CASE WHEN other IS NULL THEN hash
      ELSE sha256(decode('01', 'hex') || hash || other) END, (width + 1) / 2
    FROM (SELECT *, lead(hash) OVER (PARTITION BY block ORDER BY place) AS other FROM total WHERE width > 1) paid
    WHERE place % 2 = 0)`;

/** The blocks that are asked about, as SQL. */
interface Part {
  /** Whether a block is one of them, by its number. */
  readonly has: (number: string) => string;
  /** Whether it is one of them or the one before the first, behind which something may have been put in since. */
  readonly touches: (number: string) => string;
  readonly movements: string;
  /** Whether a movement must be sealed in one of them or in one before. */
  readonly sealed: (movement: string) => string;
  /** The quote of an instrument that a block names, found among all, or by the time of the block. */
  readonly quote: string;
}

/** The part of the seal from block $1 to block $2: by indexes alone, however much stands before it. */
const PART: Part = {
  has: (number) => `${number} BETWEEN $1::bigint AND $2::bigint`,
  touches: (number) => `${number} BETWEEN $1::bigint - 1 AND $2::bigint`,
  movements: `transaction_id = ANY (ARRAY(SELECT movement_id FROM verify.leaf WHERE block BETWEEN $1 AND $2))`,
  sealed: (
    movement,
  ) => `${movement} <= (SELECT max(b.through) FROM verify.block b WHERE b.number <= $2)
      AND ${movement} > (SELECT coalesce(max(b.through), 0) FROM verify.block b WHERE b.number < $1)`,
  // Read after the block was begun, and so never much later than it says.
  quote: `LEFT JOIN LATERAL (SELECT n.seq, n.link, n.instrument FROM verify.quote n WHERE n.instrument_id = given.instrument
      AND n.seq <= given.seq AND n.at <= to_timestamp(given.made / 1000.0) + interval '1 minute'
      ORDER BY n.at DESC, n.seq DESC LIMIT 1) q ON q.seq = given.seq`,
};

const ALL: Part = {
  has: () => 'true',
  touches: () => 'true',
  movements: 'true',
  sealed: (movement) => `${movement} <= (SELECT max(b.through) FROM verify.block b)`,
  quote: 'LEFT JOIN verify.quote q ON q.instrument_id = given.instrument AND q.seq = given.seq',
};

/** When a block stands, as its text says it. */
const STANDS = `to_timestamp(${instant(line(3))} / 1000.0)`;

/** Movements, links and audit entries against the blocks that sealed them. The signatures are checked beside these. */
const sealChecks = (part: Part) => ({
  'each sealed movement is still what was sealed': `
    SELECT 'movement ' || l.movement_id AS subject FROM verify.leaf l
    LEFT JOIN (${movements(part.movements)}) s ON s.id = l.movement_id
    WHERE ${part.has('l.block')}
      AND (s.id IS NULL OR l.hash <> sha256(decode('00', 'hex') || convert_to(s.text, 'UTF8')))
    ORDER BY l.movement_id`,
  'no movement is left out of the seal': `
    SELECT 'movement ' || p.transaction_id AS subject FROM verify.posting p
    WHERE ${part.sealed('p.transaction_id')}
      AND NOT EXISTS (SELECT FROM verify.leaf l WHERE l.movement_id = p.transaction_id)
    ORDER BY p.transaction_id`,
  'each block has the leaves it was made of': `${roots(part.has('block'))}
    SELECT 'block ' || b.number AS subject FROM verify.block b
    LEFT JOIN total t ON t.block = b.number AND t.width = 1
    LEFT JOIN (SELECT block, count(*) AS leaves, min(movement_id) AS first, max(movement_id) AS last
      FROM verify.leaf WHERE ${part.has('block')} GROUP BY block) s ON s.block = b.number
    WHERE ${part.has('b.number')}
      AND (${line(9)} <> encode(coalesce(t.hash, sha256('')), 'hex') OR ${line(5)} <> coalesce(s.leaves, 0)::text
        OR ${line(6)} <> coalesce(s.first::text, '-') OR ${line(7)} <> coalesce(s.last::text, '-'))
    ORDER BY b.number`,
  'each block names the one before it': `
    SELECT 'block ' || b.number AS subject FROM (SELECT *, lag(hash) OVER w AS before, lag(number) OVER w AS last,
        lag(split_part(text, chr(10), 1)) OVER w AS format, lag(split_part(text, chr(10), 3)) OVER w AS earlier
      FROM verify.block WHERE ${part.touches('number')} WINDOW w AS (ORDER BY number)) b
    WHERE ${part.has('b.number')}
      AND (b.hash <> sha256(convert_to(b.text, 'UTF8')) OR b.number <> coalesce(b.last, 0) + 1
        OR ${line(1)} NOT IN ('block/1', 'block/2') OR ${line(1)} < b.format OR ${line(2)} <> b.number::text OR ${line(8)} <> b.through::text
        OR coalesce(b.made_at <> ${STANDS}, true) OR ${instant(line(3))} < ${instant('b.earlier')}
        OR ${line(4)} <> encode(coalesce(b.before, decode(repeat('00', 32), 'hex')), 'hex'))
    ORDER BY b.number`,
  'each block holds the links of quotes as they are': `
    SELECT concat('block ' || b.number, ', quote ' || given.seq || ' of instrument ' || given.instrument) AS subject
    FROM verify.block b CROSS JOIN LATERAL (
      SELECT ${number(`split_part(named, ' ', 1)`)} AS instrument, ${number(`split_part(named, ' ', 2)`)} AS seq,
        split_part(named, ' ', 3) AS link, split_part(named, ' ', 4) AS symbol, ${instant(line(3))} AS made
      FROM unnest((string_to_array(b.text, chr(10)))[12:]) named WHERE named <> '') given
    ${part.quote}
    WHERE ${part.has('b.number')} AND (q.link IS NULL OR given.link <> encode(q.link, 'hex')
      OR given.symbol <> CASE ${line(1)} WHEN 'block/1' THEN '' ELSE q.instrument END)
    ORDER BY b.number, given.instrument`,
  // The newest quote up to the instant: the checks of the chain see to it that none stands behind it.
  'each block knows every quote up to its instant': `
    SELECT concat('block ' || b.number, ', quote ' || n.seq || ' of instrument ' || i.id) AS subject
    FROM verify.block b CROSS JOIN verify.instrument i CROSS JOIN LATERAL (
      SELECT q.seq, q.link FROM verify.quote q WHERE q.instrument_id = i.id AND q.at <= ${STANDS}
      ORDER BY q.at DESC, q.seq DESC LIMIT 1) n
    WHERE ${part.touches('b.number')} AND n.link IS NOT NULL
      AND n.seq > coalesce(${number(`split_part(split_part(b.text, chr(10) || i.id || ' ', 2), ' ', 1)`)}, 0)
    ORDER BY b.number, i.id`,
  'each block holds the head of the audit as it is': `
    SELECT concat('block ' || b.number, ', audit entry ' || ${number(line(10))}) AS subject
    FROM verify.block b LEFT JOIN verify.audit a ON a.seq = ${number(line(10))}
    WHERE ${part.has('b.number')}
      AND ${line(11)} <> encode(coalesce(a.hash, CASE ${line(10)} WHEN '0' THEN decode(repeat('00', 32), 'hex') END,
        ''::bytea), 'hex') ORDER BY b.number`,
});

/** The same of the blocks from number $1 to number $2 alone, with what they sealed: the watch asks part by part. */
export const partChecks: Readonly<Record<string, string>> = sealChecks(PART);

export const proofChecks = {
  ...sealChecks(ALL),
  'no leaf stands outside of the blocks': `
    SELECT 'movement ' || l.movement_id AS subject FROM verify.leaf l
    WHERE NOT EXISTS (SELECT FROM verify.block b WHERE b.number = l.block) ORDER BY l.movement_id`,
};

/** The one of them that no part can see. */
export const STRAY_LEAF = 'no leaf stands outside of the blocks' satisfies keyof typeof proofChecks;
