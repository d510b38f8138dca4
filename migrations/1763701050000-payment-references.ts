import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each user writes into a transfer, so that staff find whose it is. Given once, with the account. */
export class PaymentReferences1763701050000 implements MigrationInterface {
  name = 'PaymentReferences1763701050000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payment_reference (
        user_id bigint PRIMARY KEY REFERENCES app_user (id),
        code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z2-9]{8}$')
      )`);
    await db.query(`GRANT SELECT ON payment_reference TO tarn_app`);
    // 34^8 codes: one that is taken is drawn again.
    await db.query(`
      CREATE FUNCTION give_payment_reference() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp AS $$
      BEGIN
        LOOP
          INSERT INTO payment_reference (user_id, code) VALUES (NEW.id, left(random_number_text(), 8))
          ON CONFLICT (code) DO NOTHING;
          EXIT WHEN FOUND;
        END LOOP;
        RETURN NULL;
      END $$`);
    await db.query(`REVOKE ALL ON FUNCTION give_payment_reference FROM PUBLIC`);
    await db.query(`
      CREATE TRIGGER app_user_give_payment_reference AFTER INSERT ON app_user
      FOR EACH ROW EXECUTE FUNCTION give_payment_reference()`);
    await db.query(`
      DO $$ DECLARE v_user bigint; BEGIN
        FOR v_user IN SELECT id FROM app_user LOOP
          LOOP
            INSERT INTO payment_reference (user_id, code) VALUES (v_user, left(random_number_text(), 8))
            ON CONFLICT (code) DO NOTHING;
            EXIT WHEN FOUND;
          END LOOP;
        END LOOP;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
