import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { AddressKind } from '../../../../schema/payment-methods';

const base58check = createBase58check(sha256);

/** The bytes behind what was checked, or null where the checksum is wrong. */
function checked<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

/** One leading byte, that of its network, and 20 of the account. */
function isBase58(address: string, versions: readonly number[]): boolean {
  const bytes = checked(() => base58check.decode(address));
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1);
}

const TRON = [0x41];
/** Pay to a key's hash; pay to a script's hash. Of the main network alone. */
const BITCOIN = [0x00, 0x05];

/** Bytes that a witness program of this version has; of later versions nobody knows yet how to spend. */
const WITNESS_BYTES: readonly (readonly number[])[] = [[20, 32], [32]];

/** BIP 173 for version 0, BIP 350 from version 1 on. */
function isSegwit(address: `bc1${string}`): boolean {
  const version = address.startsWith('bc1q') ? 0 : 1;
  const code = version === 0 ? bech32 : bech32m;
  const program = checked(() => {
    const [witness, ...rest] = code.decode(address).words;
    return witness === version ? code.fromWords(rest) : null;
  });
  return program !== null && (WITNESS_BYTES[version] ?? []).includes(program.length);
}

const isMainSegwit = (address: string): address is `bc1${string}` => address.startsWith('bc1');

/** Capitals or small letters alone may be written (QR codes have capitals); kept are small ones. */
function readBitcoin(address: string): string | null {
  const small = address.toLowerCase();
  if (!isMainSegwit(small)) return isBase58(address, BITCOIN) ? address : null;
  const oneCase = address === small || address === address.toUpperCase();
  return oneCase && isSegwit(small) ? small : null;
}

const HEX = /^0x[0-9a-fA-F]{40}$/;
const SMALL = /^[0-9a-f]*$/;
const CAPITAL = /^[0-9A-F]*$/;

/**
 * The capitals among its letters are its checksum (EIP-55). Letters of one case alone carry none, as that
 * standard has it: they are taken, and kept with it.
 */
function readEthereum(address: string): string | null {
  if (!HEX.test(address)) return null;
  const given = address.slice(2);
  const right = withCapitals(given.toLowerCase());
  return given === right || SMALL.test(given) || CAPITAL.test(given) ? `0x${right}` : null;
}

function withCapitals(small: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)));
  const isCapital = (at: number) => Number.parseInt(hash[at] ?? '0', 16) > 7;
  return Array.from(small, (sign, at) => (isCapital(at) ? sign.toUpperCase() : sign)).join('');
}

const READ: Record<AddressKind, (address: string) => string | null> = {
  USDT_TRC20: (address) => (isBase58(address, TRON) ? address : null),
  USDT_ERC20: readEthereum,
  BTC: readBitcoin,
  ETH: readEthereum,
};

/** An address of the main network as it is kept and compared; null for one whose checksum is wrong. */
export const readAddress = (kind: AddressKind, text: string): string | null => READ[kind](text);
