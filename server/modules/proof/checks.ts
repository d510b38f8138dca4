const millis = (time: string) => `round((date_part('epoch', ${time}) * 1000)::numeric)`;
const lines = (...parts: readonly string[]) =>
  parts.map((part) => `coalesce((${part})::text, '-'), chr(10)`).join(', ');

/** A quote as the facts of a contract name it, written a second time. */
const quoteOf = (id: string) => `(SELECT concat(q.seq, ' ', ${millis('q.at')}, ' ', q.price, ' ',
  coalesce(encode(q.link, 'hex'), '-')) FROM verify.quote q WHERE q.id = ${id})`;

const OPENED = `(SELECT concat('opening/1', chr(10), ${lines(
  ...['o.number', 'o.instrument_id', 'o.direction', 'o.multiple', 'o.stake', 'o.fee'],
  ...['o.duration_seconds', 'o.payout_bp', 'o.fee_bp', 'o.stale_after_ms'],
  ...[`encode(o.terms_hash, 'hex')`, millis('o.opened_at'), millis('o.settles_at')],
  quoteOf('o.open_quote_id'),
)}) FROM verify.orders o WHERE o.id::text = m.object)`;

const SETTLED = `(SELECT concat('settlement/1', chr(10), ${lines(
  ...['o.number', 'o.outcome', 'o.paid', millis('o.settled_at'), quoteOf('o.close_quote_id')],
)}) FROM verify.orders o WHERE o.id::text = m.object)`;

const BEGUN = `(SELECT concat('holding/1', chr(10), ${lines(
  ...['h.number', 'h.project_id', `encode(h.terms_hash, 'hex')`, 'h.initial', 'h.topup'],
  ...[millis('h.started_at'), millis('h.ends_at'), millis('h.topup_due_at')],
)}) FROM verify.holding h WHERE h.id::text = m.object)`;

const ENDED = `(SELECT concat('holding-end/1', chr(10), ${lines(
  ...['h.number', `encode(h.terms_hash, 'hex')`],
  ...[`CASE h.state WHEN 'SETTLED' THEN h.principal ELSE 0 END`, 'h.accrued', 'h.reduction'],
  ...[millis('h.started_at'), millis('h.ends_at'), millis('h.settled_at')],
)}) FROM verify.holding h WHERE h.id::text = m.object)`;

/** What `leaf_texts` seals, written a second time and from the views alone: nothing that sealed a movement proves it. */
export const MOVEMENTS = `
  SELECT m.id, concat(m.text, CASE m.act WHEN 'order.open' THEN ${OPENED} WHEN 'order.settle' THEN ${SETTLED}
    WHEN 'project.join' THEN ${BEGUN} WHEN 'project.renew' THEN ${BEGUN} WHEN 'project.settle' THEN ${ENDED} END) AS text
  FROM (SELECT transaction_id AS id, split_part(min(key), ':', 1) AS act, split_part(min(key), ':', 2) AS object,
      concat('movement/1', chr(10), transaction_id, chr(10), min(kind), chr(10), min(key), chr(10),
        ${millis('min(created_at)')}, chr(10), count(*), chr(10), string_agg(concat(account, ' ', amount, ' ',
          coalesce(balance_after::text, '-'), chr(10)), '' ORDER BY position)) AS text
    FROM verify.posting GROUP BY transaction_id) m`;

const line = (n: number) => `split_part(b.text, chr(10), ${String(n)})`;

/** Levels of every tree, from the leaves up: a node without a neighbour goes up as it is. */
const ROOTS = `
  WITH RECURSIVE total (block, place, hash, width) AS (
    SELECT block, position::bigint, hash, count(*) OVER (PARTITION BY block) FROM verify.leaf
    UNION ALL
    SELECT block, place / 2, CASE WHEN other IS NULL THEN hash
      ELSE sha256(decode('01', 'hex') || hash || other) END, (width + 1) / 2
    FROM (SELECT *, lead(hash) OVER (PARTITION BY block ORDER BY place) AS other FROM total WHERE width > 1) paid
    WHERE place % 2 = 0)`;

/** Movements, links and audit entries against the blocks that sealed them. The signatures are checked beside these. */
export const proofChecks = {
  'each sealed movement is still what was sealed': `
    SELECT 'movement ' || l.movement_id AS subject FROM verify.leaf l LEFT JOIN (${MOVEMENTS}) s ON s.id = l.movement_id
    WHERE s.id IS NULL OR l.hash <> sha256(decode('00', 'hex') || convert_to(s.text, 'UTF8'))
    ORDER BY l.movement_id LIMIT 1`,
  'no movement is left out of the seal': `
    SELECT 'movement ' || p.transaction_id AS subject FROM verify.posting p
    WHERE p.transaction_id <= (SELECT max(b.through) FROM verify.block b)
      AND NOT EXISTS (SELECT FROM verify.leaf l WHERE l.movement_id = p.transaction_id)
    ORDER BY p.transaction_id LIMIT 1`,
  'each block has the leaves it was made of': `${ROOTS}
    SELECT 'block ' || b.number AS subject FROM verify.block b
    LEFT JOIN total t ON t.block = b.number AND t.width = 1
    LEFT JOIN (SELECT block, count(*) AS leaves, min(movement_id) AS first, max(movement_id) AS last
      FROM verify.leaf GROUP BY block) s ON s.block = b.number
    WHERE ${line(9)} <> encode(coalesce(t.hash, sha256('')), 'hex') OR ${line(5)} <> coalesce(s.leaves, 0)::text
      OR ${line(6)} <> coalesce(s.first::text, '-') OR ${line(7)} <> coalesce(s.last::text, '-')
    ORDER BY b.number LIMIT 1`,
  'no leaf stands outside of the blocks': `
    SELECT 'movement ' || l.movement_id AS subject FROM verify.leaf l
    WHERE NOT EXISTS (SELECT FROM verify.block b WHERE b.number = l.block) ORDER BY l.movement_id LIMIT 1`,
  'each block names the one before it': `
    SELECT 'block ' || b.number AS subject FROM (SELECT *, lag(hash) OVER w AS before, lag(number) OVER w AS last
      FROM verify.block WINDOW w AS (ORDER BY number)) b
    WHERE b.hash <> sha256(convert_to(b.text, 'UTF8')) OR b.number <> coalesce(b.last, 0) + 1
      OR ${line(1)} <> 'block/1' OR ${line(2)} <> b.number::text OR ${line(8)} <> b.through::text
      OR ${line(4)} <> encode(coalesce(b.before, decode(repeat('00', 32), 'hex')), 'hex')
    ORDER BY b.number LIMIT 1`,
  'each block holds the links of quotes as they are': `
    SELECT 'block ' || b.number || ', quote ' || given.seq || ' of instrument ' || given.instrument AS subject
    FROM verify.block b CROSS JOIN LATERAL (
      SELECT split_part(named, ' ', 1)::bigint AS instrument, split_part(named, ' ', 2)::bigint AS seq,
        split_part(named, ' ', 3) AS link
      FROM unnest((string_to_array(b.text, chr(10)))[12:]) named WHERE named <> '') given
    LEFT JOIN verify.quote q ON q.instrument_id = given.instrument AND q.seq = given.seq
    WHERE given.link <> coalesce(encode(q.link, 'hex'), '') ORDER BY b.number, given.instrument LIMIT 1`,
  'each block holds the head of the audit as it is': `
    SELECT 'block ' || b.number || ', audit entry ' || ${line(10)} AS subject
    FROM verify.block b LEFT JOIN verify.audit a ON a.seq::text = ${line(10)}
    WHERE ${line(11)} <> encode(coalesce(a.hash, CASE ${line(10)} WHEN '0' THEN decode(repeat('00', 32), 'hex') END,
      ''::bytea), 'hex') ORDER BY b.number LIMIT 1`,
};
