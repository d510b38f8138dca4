import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture beside one's name, and one's own e-mail and phone, changed by a code that was sent to the new one. */
export class Profiles1763890000000 implements MigrationInterface {
  name = 'Profiles1763890000000';

  async up(db: QueryRunner): Promise<void> {
    // An avatar is shown to others by its name alone, so it is never another picture: it is square and small.
    await db.query(`
      ALTER TABLE upload ADD COLUMN avatar boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT upload_avatar_square
          CHECK (NOT avatar OR (width = height AND width <= 512 AND NOT staff_only))`);
    await db.query(`
      ALTER TABLE app_user ADD COLUMN avatar text
        CONSTRAINT app_user_avatar_check CHECK (avatar ~ '^[a-z0-9]{32}\\.webp$')`);
    await db.query(
      `CREATE UNIQUE INDEX app_user_avatar_key ON app_user (avatar) WHERE avatar IS NOT NULL`,
    );
    await db.query(`ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_scene_check`);
    await db.query(`
      ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_scene_check
      CHECK (scene IN ('REGISTER', 'RESET', 'LIFT_WAIT', 'CONTACT', 'UNFREEZE', 'FACTOR_OFF'))`);
    // Staff read a customer's sign-ins page by page, ended ones too.
    await db.query(`CREATE INDEX user_session_of_user ON user_session (user_id, id DESC)`);
    // From here on by change_contact alone.
    await db.query(`REVOKE UPDATE (email, phone) ON app_user FROM tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
