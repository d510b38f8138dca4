-- What staff may set: the group of each setting, by its number in proposals, what its value is, and the inclusive bounds
-- of it. The twin of `schema/settings/facts.ts`, in its order. Locks nothing.
DROP FUNCTION IF EXISTS setting_rules;
CREATE FUNCTION setting_rules() RETURNS TABLE (key text, place int, kind text, min bigint, max bigint)
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  VALUES
    ('brand', 1, 'TEXT', 1::bigint, 40::bigint),
    ('invitationRequired', 1, 'FLAG', 0, 0),
    ('office', 1, 'OFFICE', 1, 300),
    ('licences', 1, 'LICENCES', 4, 200),
    ('supportWeek', 2, 'WEEK', 0, 0),
    ('answerMinutes', 2, 'MINUTES', 1, 1440),
    ('reviewHours', 3, 'HOURS', 1, 168),
    ('undoSeconds', 3, 'SECONDS', 5, 600),
    ('secondApprovalFrom', 3, 'MONEY', 100, 10000000),
    ('disputeDays', 3, 'DAYS', 1, 365),
    ('documentDays', 3, 'DAYS', 30, 3650),
    ('rechargeMin', 4, 'MONEY', 100, 100000000),
    ('rechargeMax', 4, 'MONEY', 100, 100000000),
    ('rechargePresets', 4, 'MONEYS', 100, 100000000),
    ('rechargesOpenMax', 4, 'COUNT', 1, 50),
    ('withdrawMin', 5, 'MONEY', 100, 100000000),
    ('withdrawMax', 5, 'MONEY', 100, 100000000),
    ('withdrawDayMax', 5, 'MONEY', 100, 1000000000),
    ('withdrawDayCount', 5, 'COUNT', 1, 100),
    ('withdrawFeeBp', 5, 'BP', 0, 2000),
    ('withdrawSpreadBp', 5, 'BP', 0, 1000),
    ('withdrawStart', 5, 'CLOCK', 0, 0),
    ('withdrawEnd', 5, 'CLOCK', 0, 0),
    ('positionMax', 6, 'MONEY', 1000, 1000000000),
    ('orderPresets', 6, 'MONEYS', 100, 1000000000),
    ('multiples', 6, 'COUNTS', 1, 100),
    ('tolerancePpm', 6, 'PPM', 0, 10000),
    ('followersMax', 6, 'COUNT', 1, 10000),
    ('followingMax', 6, 'COUNT', 1, 100),
    ('conversionSpreadBp', 7, 'BP', 0, 1000),
    ('conversionSeconds', 7, 'SECONDS', 5, 60),
    ('yieldSettleHours', 8, 'HOURS', 1, 168),
    ('yieldTopUpMin', 8, 'MONEY', 1, 1000000),
    ('dailyBonusAmount', 9, 'MONEY', 1, 100000),
    ('dailyBonusTurnover', 9, 'TIMES', 0, 100),
    ('socketSubscriptionsMax', 10, 'COUNT', 1, 200),
    ('socketsPerSessionMax', 10, 'COUNT', 1, 100),
    ('socketsPerAddressMax', 10, 'COUNT', 1, 1000)
$$;
REVOKE ALL ON FUNCTION setting_rules FROM PUBLIC;
