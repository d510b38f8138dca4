import { settingFacts } from '../../../../schema/settings/facts';
import { MATURES, STARTED_ON } from '../checks';

/** The shortest time that staff may leave a user to choose. */
const TO_CHOOSE = `interval '${String(settingFacts.yieldSettleHours.min)} hours'`;

/**
 * An act takes its instant first and books behind it, in one statement, which the server ends within half a minute: what
 * it moves is stamped by then, for demand_instant ends an act whose clock was moved meanwhile.
 */
const follows = (moved: string, instant: string) =>
  `${moved} BETWEEN ${instant} AND ${instant} + interval '1 minute'`;

const dayOf = (instant: string) => `(${instant} AT TIME ZONE h.zone)::date`;

/** The last day on which a holding may have earned that went out at an instant. */
const lastDay = (instant: string) => dayOf(`least(${instant}, ${MATURES})`);

/** When the money of a holding came in, was first added to, and went out, by its movements. */
const INSTANTS = `
  instants AS (
    SELECT split_part(key, ':', 2) AS holding,
      min(created_at) FILTER (WHERE kind IN ('project.join', 'project.renew')) AS began,
      min(created_at) FILTER (WHERE kind = 'project.topup') AS added,
      max(created_at) FILTER (WHERE kind = 'project.settle') AS ended
    FROM verify.posting WHERE key LIKE 'project.%' AND kind <> 'project.interest' GROUP BY 1)`;

/** Who ended a holding, what a renewal goes on with, and when money moved. */
export const holdingChecks = {
  'each holding was settled by its user, or at its end by a renewal, or by the platform once there was time to choose': `
    SELECT 'holding ' || h.id AS subject FROM verify.holding h
    WHERE h.state = 'SETTLED' AND (h.settled_at >= CASE h.settled_by WHEN 'USER' THEN h.started_at
      WHEN 'RENEWAL' THEN ${MATURES} WHEN 'PLATFORM' THEN ${MATURES} + ${TO_CHOOSE} END) IS NOT TRUE`,
  'each renewal began with the whole principal of the one holding that ended by it, of the same user and project': `
    WITH renewals AS (
        SELECT *, count(*) OVER (PARTITION BY renews_id) AS times FROM verify.holding WHERE renews_id IS NOT NULL),
      renewed AS (SELECT * FROM verify.holding WHERE settled_by = 'RENEWAL')
    SELECT 'holding ' || coalesce(h.id, o.id) AS subject
    FROM renewals h FULL JOIN renewed o ON o.id = h.renews_id
    WHERE h.id IS NULL OR o.id IS NULL OR h.times <> 1
      OR (h.user_id, h.project_id, h.initial) <> (o.user_id, o.project_id, o.principal)
      OR (${follows('h.started_at', 'o.settled_at')}) IS NOT TRUE`,
  'each holding began, was topped up and ended when its money moved': `
    WITH ${INSTANTS}
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN instants i ON i.holding = h.id::text
    WHERE (${follows('i.began', 'h.started_at')} AND ${dayOf('i.began')} = ${STARTED_ON}) IS NOT TRUE
      OR (h.topup_paid_at IS NOT NULL AND (${follows('i.added', 'h.topup_paid_at')}) IS NOT TRUE)
      OR (h.settled_at IS NOT NULL AND (${follows('i.ended', 'h.settled_at')}
        AND ${lastDay('i.ended')} = ${lastDay('h.settled_at')}) IS NOT TRUE)`,
};
