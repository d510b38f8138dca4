/** Each setting against its versions, and each version against the two who stand for it. */
export const settingChecks = {
  'each setting is its newest version, and each that staff made was confirmed by a second administrator': `
    SELECT 'setting ' || key AS subject FROM verify.settings WHERE (newest = value) IS NOT TRUE
    UNION ALL
    SELECT 'setting version ' || id FROM verify.setting_versions
    WHERE staff_id IS NOT NULL AND (confirmed IS NOT TRUE OR proposed_by = staff_id)`,
};
