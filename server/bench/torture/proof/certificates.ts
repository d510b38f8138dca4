import { checkProof, type Checked } from '../../../../schema/proof/check-proof';
import { nodeTools } from '../../../modules/proof/node-tools';
import { verifyIndependently } from '../../../testing/proof/independent-verifier';
import { crowd, pick } from '../../rig/load';
import { assertThat, type Row } from '../row';
import { everyBlock, savedCertificate, type Published } from './published';
import { settledContracts, type Settled } from './settled-contracts';

/** One byte in so many is changed, another one in each file. */
const STRIDE = 97;
const ASKING = 8;

export const certificates: Row = {
  what: 'certificates, checked by two verifiers of different hands, and with one byte in 97 changed, from another one on in each',
  async run(rig) {
    const { url } = rig.server;
    const contracts = await settledContracts(rig, rig.dose.certificates);
    const files: string[] = [];
    await crowd(contracts.length, ASKING, async (n) => {
      files[n] = await savedCertificate(url, pick(contracts, n));
    });
    const published = await everyBlock(url);
    const came = new Map<string, number>();
    let changed = 0;
    for (const [n, contract] of contracts.entries()) {
      await agree(contract, pick(files, n), published);
      changed += await noneHoldsChanged(pick(files, n), n % STRIDE, published);
      came.set(contract.outcome, (came.get(contract.outcome) ?? 0) + 1);
    }
    const outcomes = [...came].sort().map(([outcome, count]) => `${String(count)} ${outcome}`);
    return {
      count: `${String(contracts.length)} certificates, ${String(changed)} changed bytes`,
      result: `both derive each outcome as the books have it (${outcomes.join(', ')}); no changed file holds in either`,
    };
  },
};

/** Against all that was published of its blocks, as who saved it asks for it. */
const ours = async (text: string, { answerOf }: Published): Promise<Checked> => {
  const { blocks } = await checkProof(nodeTools, text, null);
  return checkProof(nodeTools, text, answerOf(blocks));
};

async function agree(settled: Settled, text: string, published: Published): Promise<void> {
  const { id, number, outcome, paid } = settled;
  const books = `${number} ${outcome} ${paid}`;
  const { fault, contract } = await ours(text, published);
  assertThat(fault === null, `contract ${id}: ours says ${String(fault?.code)}`);
  const said = [contract?.number, contract?.outcome, String(contract?.paid)].join(' ');
  assertThat(said === books, `contract ${id} came to ${books}, and ours says ${said}`);
  const other = verifyIndependently(text, published.hashes);
  assertThat(other === books, `contract ${id} came to ${books}, and the other says ${other}`);
}

/** With one bit of a byte changed: of one byte in `STRIDE`, from one on. Resolves to how many files were tried. */
async function noneHoldsChanged(text: string, from: number, published: Published): Promise<number> {
  const bytes = Buffer.from(text, 'utf8');
  let tried = 0;
  for (let at = from; at < bytes.length; at += STRIDE) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << ((at + from) % 8));
    const other = changed.toString('utf8');
    const where = `with byte ${String(at)} changed, it holds: ${text.slice(Math.max(0, at - 30), at + 30)}`;
    assertThat((await checkProof(nodeTools, other, null)).fault !== null, `ours, ${where}`);
    assertThat(!holdsIndependently(other, published), `the other, ${where}`);
    tried += 1;
  }
  return tried;
}

function holdsIndependently(text: string, { hashes }: Published): boolean {
  try {
    verifyIndependently(text, hashes);
    return true;
  } catch {
    return false;
  }
}
