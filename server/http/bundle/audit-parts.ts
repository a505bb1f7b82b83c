import { readFile } from 'node:fs/promises'
import { auditKeys } from '../../audit/audit-keys.ts'
import { canonicalJson } from '../../audit/canonical-json.ts'
import { type AboutCase, listCaseEntries } from '../../audit/case-entries.ts'
import { SealFinder, sealInJson } from '../../audit/seal-of-entry.ts'
import { listSeals } from '../../audit/seals.ts'
import { beforeAll } from '../../audit/stored-entries.ts'
import type { Db } from '../../database/connect.ts'
import type { ZipPart } from '../../files/zip.ts'

const batchSize = 200
const program = new URL('./check-entries.mjs', import.meta.url)

/** The entries of the audit record about a case, the seals that cover them, the public keys, and the program that checks them. */
export async function* auditParts(db: Db, about: AboutCase): AsyncGenerator<ZipPart> {
  const seals = new Set<number>()
  yield { path: 'audit/entries.jsonl', content: entryLines(db, about, seals) }
  yield { path: 'audit/seals.jsonl', content: sealLines(db, seals) }
  const keys = auditKeys().all.map(({ kid, publicKey }) => ({ kid, ...publicKey.export({ format: 'jwk' }) }))
  yield { path: 'audit/keys.json', content: `${JSON.stringify({ keys }, null, 2)}\n` }
  yield { path: 'audit/check-entries.mjs', content: await readFile(program) }
}

/** An entry in each line, as it is covered by its seal. The body is text, so that nobody has to know its canonical form. */
async function* entryLines(db: Db, about: AboutCase, seals: Set<number>): AsyncGenerator<string> {
  const finder = new SealFinder(db)
  let after = beforeAll
  while (true) {
    const entries = await listCaseEntries(db, about, { after, limit: batchSize })
    for (const { era, xid, id, at, kid, mac, body } of entries) {
      const seal = (await finder.find({ era, xid, id })) ?? null
      if (seal !== null) seals.add(seal)
      const entry = { id, seal, era, xid, at, kid, mac: mac.toString('hex'), body: canonicalJson(body) }
      yield `${JSON.stringify(entry)}\n`
    }
    const last = entries.at(-1)
    if (!last || entries.length < batchSize) return
    after = last
  }
}

async function* sealLines(db: Db, numbers: ReadonlySet<number>): AsyncGenerator<string> {
  for (const n of numbers) {
    const [seal] = await listSeals(db, n, 1)
    if (seal?.n === n) yield `${JSON.stringify(sealInJson(seal))}\n`
  }
}
