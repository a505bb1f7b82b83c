import { bytesOfDigits, digitsOf } from '@portal/contract/licences/signed-licence/digits.ts'
import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { bytesToSign, codeOf, readCode } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { otherSignature, signLicence } from '@portal/server/keys/sign-licence.ts'
import { below, oneOf, type Random } from '../random.ts'
import type { Paper, Scene } from './papers.ts'

type Forge = (paper: Paper, scene: Scene, random: Random) => string

const head = 1 + 4
const rowAt = head + 64

/** The facts of a paper with one of them changed. */
function changedFacts(facts: LicenceFacts, random: Random): LicenceFacts {
  return oneOf<LicenceFacts>(random, [
    { ...facts, number: `NSMOH/PHF/${String(10_000 + below(random, 89_999))}/2026` },
    { ...facts, issue: 3 + below(random, 9000) },
    { ...facts, kind: facts.kind === 'certificate' ? 'statement' : 'certificate' },
    { ...facts, facility_name: `Clinic ${below(random, 100_000)}` },
    { ...facts, facility_type: 'Specialist Hospital' },
    { ...facts, lga: 'Lavun' },
    { ...facts, issued_on: `2025-0${1 + below(random, 9)}-11` },
    { ...facts, expires_on: `20${30 + below(random, 60)}-12-31` },
  ])
}

const signatureOf = (code: string) => readCode(code)?.signature ?? new Uint8Array(64)

/** A code with other bytes in place of its facts, and its own signature. */
function withRow(code: string, rewrite: (row: Uint8Array) => number[]): string {
  const bytes = bytesOfDigits(code) ?? new Uint8Array(rowAt)
  return digitsOf(Uint8Array.of(...bytes.subarray(0, rowAt), ...rewrite(bytes.subarray(rowAt))))
}

/** What a forger tries who understands the form of a code. */
export const forgeries: Record<string, Forge> = {
  'other facts under a genuine signature': ({ facts, key, code }, _, random) =>
    codeOf(bytesToSign(changedFacts(facts, random), key.kid), signatureOf(code)),
  'the signature of another paper': ({ facts, key }, { papers }, random) => {
    const other = oneOf(
      random,
      papers.filter((paper) => paper.key !== key || paper.facts !== facts),
    )
    return codeOf(bytesToSign(facts, key.kid), signatureOf(other.code))
  },
  'signed by a key of the forger': ({ facts }, { theirs }, random) => signLicence(changedFacts(facts, random), theirs),
  'signed by a key of the forger that says it is ours': ({ facts, key }, { theirs }, random) =>
    signLicence(changedFacts(facts, random), { ...theirs, kid: key.kid }),
  'signed by us, naming another of our keys': ({ facts, key }, { papers }, random) => {
    const other = oneOf(
      random,
      papers.filter((paper) => paper.key !== key),
    )
    return signLicence(facts, { ...key, kid: other.key.kid })
  },
  'the other signature that fits': ({ facts, key, code }) =>
    codeOf(bytesToSign(facts, key.kid), otherSignature(signatureOf(code))),
  'an invented signature': ({ facts, key }, _, random) =>
    codeOf(
      bytesToSign(facts, key.kid),
      Uint8Array.from({ length: 64 }, () => below(random, 256)),
    ),
  'a signature of zeros': ({ facts, key }) => codeOf(bytesToSign(facts, key.kid), new Uint8Array(64)),
  'an unknown kind of paper': ({ facts, code }, _, random) =>
    // The kind follows the number and the issue.
    withRow(code, (row) => [
      ...row.with(row.indexOf(facts.kind === 'certificate' ? 0 : 1, 3 + facts.number.length), 2 + below(random, 20)),
    ]),
  'a fact too many': ({ code }, _, random) => withRow(code, (row) => [0x89, ...row.subarray(1), below(random, 24)]),
  'a fact too few': ({ code }) => withRow(code, (row) => [0x87, ...row.subarray(1, -3)]),
  'an array without its length': ({ code }) => withRow(code, (row) => [0x9f, ...row.subarray(1), 0xff]),
  'an array with a longer length': ({ code }) => withRow(code, (row) => [0x98, 0x08, ...row.subarray(1)]),
  'a tag before the facts': ({ code }, _, random) => withRow(code, (row) => [0xc0 + below(random, 24), ...row]),
  'bytes after the facts': ({ code }, _, random) => withRow(code, (row) => [...row, below(random, 256)]),
  'text that is no UTF-8': ({ code }, _, random) => withRow(code, (row) => [...row.with(4, 0x80 + below(random, 64))]),
  'a zero before the code': ({ code }) => `0${code}`,
  'a space in the code': ({ code }, _, random) => {
    const at = below(random, code.length + 1)
    return `${code.slice(0, at)} ${code.slice(at)}`
  },
  'digits of another script': ({ code }) =>
    code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  'the code twice': ({ code }) => code + code,
  'a very long number': (_, __, random) => '9'.repeat(700 + below(random, 10_000)),
  'no number': (_, __, random) => oneOf(random, ['', '-1', '0', '1e400', '0x10', 'NSMOH/PHF/00001/2026', 'null', '\0']),
}
