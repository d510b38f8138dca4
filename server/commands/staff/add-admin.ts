import { inviteFirstAdministrator } from '../../modules/staff';
import { readConfig } from '../../platform/config';
import { withClient } from '../../platform/database/database-exists';
import { OWNER_ROLE } from '../../platform/database/database-roles';
import { DomainError } from '../../platform/domain-error';
import { withAppSecret } from '../../platform/secrets';
import { Ending } from '../ending';
import { openDatabase } from '../open-database';
import { complain, explain, PlainError, say } from '../say';

/** `npm run add-admin -- <mailbox> <name>`: the link by which one of the first two administrators joins. */
const ending = new Ending();
const config = withAppSecret(readConfig());
const [email = '', ...words] = process.argv.slice(2);

const reasons: Readonly<Record<string, string>> = {
  ACCOUNT_FORMAT: 'Say a mailbox and a name: npm run add-admin -- ada@example.com Ada Okafor',
  PARAM_INVALID: 'Say a mailbox and a name: npm run add-admin -- ada@example.com Ada Okafor',
  ACCOUNT_EXISTS: `${email} is on the staff already.`,
  SECOND_PERSON_NEEDED: 'There are two administrators: they invite everybody else in the console.',
};

const inWords = (error: unknown): unknown =>
  error instanceof DomainError ? new PlainError(reasons[error.code] ?? error.code) : error;

// What makes a practice world stays shut, whatever MODE says here: a start in practice mode opens it.
openDatabase({ ...config, mode: 'live' }, ending)
  .then(async ({ ownerUrl }) => {
    if (ownerUrl === null)
      throw new PlainError('Administrators are added with DATABASE_URL, the owner’s.');
    const { publicUrl } = config;
    const link = await withClient(ownerUrl, async (client) => {
      await client.query(`SET ROLE ${OWNER_ROLE}`);
      return inviteFirstAdministrator(client, { email, name: words.join(' '), publicUrl });
    });
    say(`Good for seven days, and once. Give it to ${email} and nobody else:`);
    say(`  ${link}`);
    return ending.end(0);
  })
  .catch((error: unknown) => {
    complain(explain(inWords(error)));
    return ending.end(1);
  });
