import type { Fault } from './fault';

const tests = ['server/modules/settings/settings.test.ts'];
const MODULE = 'server/modules/settings';
const RULES = 'migrations/settings/1765840000000-setting-versions.ts';

/** What keeps a setting from being changed by one, past its bounds, or without a trace. */
export const settingFaults: readonly Fault[] = [
  {
    id: 'setting-by-one',
    invariant: 'O7',
    what: 'a version of a setting names two administrators who stood for another value',
    file: RULES,
    find: '            AND p.after -> NEW.key = NEW.value) THEN',
    replace: '            ) THEN',
    tests,
    only: 'did not stand for just this value',
  },
  {
    id: 'setting-without-version',
    invariant: 'O7',
    what: 'a setting that comes by no proposal leaves no version',
    file: RULES,
    find: 'CREATE TRIGGER setting_kept AFTER INSERT OR UPDATE ON setting',
    replace: 'CREATE TRIGGER setting_kept AFTER INSERT ON setting',
    tests,
    only: 'leaves a version',
  },
  {
    id: 'setting-version-changed',
    invariant: 'O7',
    what: 'a version of a setting can be changed',
    file: RULES,
    find: 'CREATE TRIGGER setting_version_append_only BEFORE UPDATE OR DELETE',
    replace: 'CREATE TRIGGER setting_version_append_only BEFORE DELETE',
    tests,
    only: 'no version changes',
  },
  {
    id: 'setting-past-bounds',
    invariant: 'O2',
    what: 'the database takes a proposal of settings past their bounds',
    file: 'server/modules/proposals/propose.sql',
    find: "CASE p_kind WHEN 'SETTINGS' THEN",
    replace: "CASE p_kind WHEN 'NONE' THEN",
    tests,
    only: 'own role writes no setting',
  },
  {
    id: 'setting-stale-base',
    invariant: 'O7',
    what: 'whoever has read an older version overwrites what came since',
    file: `${MODULE}/read-change.ts`,
    find: 'if (version !== asked.version)',
    replace: 'if (asked.version === version.repeat(2))',
    tests,
    only: 'changed meanwhile',
  },
  {
    id: 'setting-verifier-blind',
    invariant: 'O7',
    what: 'the verifier does not hold a setting against its versions',
    file: `${MODULE}/checks.ts`,
    find: '(newest = value) IS NOT TRUE',
    replace: 'false',
    tests,
    only: 'the verifier finds',
  },
];
