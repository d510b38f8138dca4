import { keysOfGroup, settingGroups, type SettingGroup } from '../../../schema/settings/facts';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';

/** The settings of a group as they stand. */
export interface SettingsNow {
  readonly group: SettingGroup;
  /** The newest change of any of them: what a change is based on. */
  readonly version: string;
  /** By key, as they are kept. */
  readonly values: Readonly<Record<string, unknown>>;
  /** When and by whom the newest change was made; nobody: the platform itself. */
  readonly fromAt: Date;
  readonly staffId: string | null;
}

const NOW = `
  SELECT jsonb_object_agg(s.key, s.value) AS values, max(v.id) AS version,
    (array_agg(v.from_at ORDER BY v.id DESC))[1] AS "fromAt",
    (array_agg(v.staff_id ORDER BY v.id DESC))[1] AS "staffId"
  FROM setting s, LATERAL (SELECT * FROM setting_version n WHERE n.key = s.key ORDER BY n.id DESC LIMIT 1) v
  WHERE s.key = ANY ($1)`;

export async function settingsOf(db: Reads, group: SettingGroup): Promise<SettingsNow> {
  const [row] = await rows<Omit<SettingsNow, 'group'>>(db, NOW, [keysOfGroup(group)]);
  if (!row) throw new Error(`no settings of ${group}`);
  return { ...row, group };
}

export const allSettings = (db: Reads): Promise<SettingsNow[]> =>
  Promise.all(settingGroups.map((group) => settingsOf(db, group)));

/** What changed at once: of one proposal, or one value that the platform itself set. */
export interface SettingChange {
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly fromAt: Date;
  readonly staffId: string | null;
  readonly reason: string | null;
}

// What a setting began with is no change of it.
const CHANGES = `
  SELECT max(v.id) AS id, jsonb_object_agg(v.key, v.before) AS before, jsonb_object_agg(v.key, v.value) AS after,
    max(v.from_at) AS "fromAt", max(v.staff_id) AS "staffId", max(v.reason) AS reason
  FROM (SELECT n.*, lag(n.value) OVER (PARTITION BY n.key ORDER BY n.id) AS before FROM setting_version n
    WHERE n.key = ANY ($1)) v
  WHERE v.before IS NOT NULL
  GROUP BY coalesce(v.proposal_id, -v.id)
  HAVING $2::bigint IS NULL OR max(v.id) < $2
  ORDER BY 1 DESC LIMIT $3`;

/** Newest first. Rows hold one more than asked for when there are more. */
export const settingChanges = (
  db: Reads,
  group: SettingGroup,
  { first, after }: PageAsked,
): Promise<SettingChange[]> =>
  rows<SettingChange>(db, CHANGES, [keysOfGroup(group), after, first + 1]);
