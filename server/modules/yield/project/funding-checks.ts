import { LEGS } from '../../ledger';

/** Money of projects that no holding moved, against the proposals it rests on. */
export const fundingChecks = {
  'money of a project is moved by its holdings, or put aside or taken back once as two people agreed': `
    WITH moved AS (${LEGS} WHERE key NOT LIKE 'project.%' AND (key LIKE 'project-funding.%'
        OR kind LIKE 'project.%' OR account LIKE 'platform/project/%' OR account LIKE 'outside/projects/%') GROUP BY key),
      rests AS (SELECT f.*, count(*) OVER (PARTITION BY f.bank_reference) AS uses,
          count(*) OVER (PARTITION BY f.project_id, f.amount > 0, f.second_approver) AS alike,
          CASE WHEN f.amount > 0 THEN 'project.fund' ELSE 'project.unfund' END AS act,
          CASE WHEN f.amount > 0 THEN 'PROJECT_FUNDING' ELSE 'PROJECT_UNFUNDING' END AS kind
        FROM verify.funding f)
    SELECT coalesce('funding ' || f.id, m.key) AS subject
    FROM rests f FULL JOIN moved m ON m.key = 'project-funding.move:' || f.id
    WHERE m.key IS NULL OR f.id IS NULL OR m.movements <> 1 OR m.users <> 0 OR m.kind <> f.act
      OR m.legs <> format('outside/projects/USD %s, platform/project/%s/USD %s', -f.amount, f.project_id, f.amount)
      OR f.uses <> 1 OR (f.proposal_state, f.proposal_kind, f.proposal_subject, f.stated_amount, f.stated_reference)
        IS DISTINCT FROM ('CONFIRMED', f.kind, 'project/' || f.project_id, abs(f.amount)::text, f.bank_reference)
      OR (f.approver = f.second_approver) IS NOT FALSE
      OR NOT EXISTS (SELECT FROM verify.audit e WHERE e.subject = 'proposal/' || f.proposal_id
        AND e.action = 'proposal.confirm' AND e.actor = 'staff/' || f.second_approver)
      OR f.alike <> (SELECT count(*) FROM verify.audit e WHERE e.subject = 'project/' || f.project_id
        AND e.action = f.act AND e.actor = 'staff/' || f.second_approver)`,
};
