import { randomUUID } from 'node:crypto';
import { languages } from '../../../schema/languages';
import type { SendBroadcast } from '../../modules/content';
import type { StaffPerson, World } from '../world';

/** A broadcast of service to everybody, in ten languages. */
export const aBroadcast = (more: Partial<SendBroadcast> = {}): SendBroadcast => ({
  ...{ kind: 'SERVICE', audience: 'ALL', language: null, readers: null },
  texts: languages.map((language) => ({
    ...{ language, title: `Hours ${language}` },
    body: `<p>The hours change. <a href="/pages/news/news">${language}</a></p><p>Second line</p>`,
  })),
  ...{ reason: 'The hours change', idempotencyKey: `cast-${randomUUID()}` },
  ...more,
});

/** The same words in ten languages. */
export const byLanguage = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

interface Forged {
  /** In ten languages; what the proposal says when left out. */
  readonly said?: string;
  /** The language of the readers; everybody when left out. */
  readonly to?: string;
  readonly proposal?: string | undefined;
}

/** Written by the owner of the database, past every function; what names a proposal says what was proposed. */
export const forge = (world: World, { staff }: StaffPerson, { said, to, proposal }: Forged) =>
  proposal === undefined
    ? world.sql.owner.query(
        `INSERT INTO broadcast (kind, audience, language, people, titles, bodies, sent_by)
         VALUES ('SERVICE', CASE WHEN $1::text IS NULL THEN 'ALL' ELSE 'LANGUAGE' END, $1, 0, $2, $2, $3)`,
        [to ?? null, byLanguage(said ?? ''), staff.staffId],
      )
    : world.sql.owner.query(
        `INSERT INTO broadcast (kind, audience, language, people, titles, bodies, sent_by, proposal_id)
         SELECT 'SERVICE', p.after ->> 'audience', p.after ->> 'language', 0, p.after -> 'titles', p.after -> 'bodies',
           $1, p.id FROM proposal p WHERE p.id = $2`,
        [staff.staffId, proposal],
      );

/** So many who read Korean. */
export const koreans = (world: World, count: number) =>
  world.sql.owner.query(
    `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version, language)
     SELECT 'many' || i || '@test.tarn', 'none', upper(lpad(to_hex(i), 12, '0')), 'test', 'kor' FROM generate_series(1, $1::int) i`,
    [count],
  );
