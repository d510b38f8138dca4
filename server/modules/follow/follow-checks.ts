/** What the caps of followings are held by, against the contracts that were copied. */
export const followChecks = {
  'each copy counts towards the cap of its following with what it cost': `
    SELECT 'copy ' || c.id AS subject
    FROM (SELECT *, sum(cost) OVER (PARTITION BY following_id ORDER BY id) AS counted FROM verify.copies) c
    LEFT JOIN verify.orders o ON o.id = c.order_id
    WHERE c.spent <> c.counted OR c.cost <> coalesce(o.stake + o.fee, 0)
    UNION ALL
    SELECT 'order ' || o.id FROM verify.orders o
    WHERE o.copy_of IS NOT NULL AND NOT EXISTS (SELECT FROM verify.copies c WHERE c.order_id = o.id)`,
};
