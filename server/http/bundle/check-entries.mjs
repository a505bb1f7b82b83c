// Checks the entries of the audit record in this folder against their seals. It needs Node 20 or newer and nothing else:
//   node check-entries.mjs [kid]
// Give the name of the ministry's key (kid) as you know it from elsewhere, such as a printed report or the ministry itself.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
const lines = (name) =>
  read(name)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

const [known] = process.argv.slice(2)
const keys = new Map(JSON.parse(read('keys.json')).keys.map((key) => [key.kid, key]))
const findings = []

/** The name of a key is the beginning of its thumbprint (RFC 7638), so nobody can give another key the same name by mistake. */
function keyOf(kid) {
  const { crv, kty, x, y } = keys.get(kid) ?? {}
  if (sha256(JSON.stringify({ crv, kty, x, y })).toString('hex').slice(0, 8) !== kid) return undefined
  return createPublicKey({ key: { crv, kty, x, y }, format: 'jwk' })
}

/** Whether the signature of a seal is right. It covers the list of entries with the first eight bytes of the digest of each. */
function isSigned({ n, era, to_xid, ids, digests, hash, at, kid, signature }) {
  const key = keyOf(kid)
  const list = sha256(ids.join(','), '\n', Buffer.from(digests, 'hex')).toString('hex')
  const text = ['audit seal', n, era, to_xid, ids.at(-1), list, hash, at, kid].join('\n')
  const dsaEncoding = 'ieee-p1363'
  return key !== undefined && verify('sha256', text, { key, dsaEncoding }, Buffer.from(signature, 'base64url'))
}

const seals = new Map()
for (const seal of lines('seals.jsonl')) {
  if (!isSigned(seal)) findings.push(`Seal ${seal.n} is not signed by the key ${seal.kid}`)
  else if (known !== undefined && seal.kid !== known)
    findings.push(`Seal ${seal.n} is signed by another key, ${seal.kid}`)
  else seals.set(seal.n, seal)
}

let checked = 0
let waiting = 0
for (const { id, seal: n, era, xid, at, kid, mac, body } of lines('entries.jsonl')) {
  const seal = seals.get(n)
  const place = seal ? seal.ids.indexOf(id) : -1
  const digest = sha256([era, xid, id, at, kid, mac, body].join('\n')).toString('hex').slice(0, 16)
  if (n === null) waiting += 1
  else if (place < 0) findings.push(`Entry ${id} is in no seal that could be checked`)
  else if (seal.digests.slice(place * 16, place * 16 + 16) !== digest) findings.push(`Entry ${id} was changed`)
  else checked += 1
}

for (const finding of findings) console.error(finding)
console.log(`${checked} entries are as they were sealed, ${waiting} were not sealed yet, ${findings.length} findings.`)
process.exitCode = findings.length > 0 ? 1 : 0
