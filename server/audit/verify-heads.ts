import type { Db } from '../database/connect.ts'
import type { AuditKeys } from './audit-keys.ts'
import type { Findings } from './findings.ts'
import { readHeads } from './heads-file.ts'
import { type Head, headOf, isSignedBy } from './seal-text.ts'
import { listSeals } from './seals.ts'

const headsAtOnce = 100

/**
 * Checks that the record still has every head that was kept outside the database. Returns how many heads the file has, all of
 * which are compared.
 */
export async function verifyHeads(
  db: Db,
  path: string,
  { keys, findings }: { keys: AuditKeys; findings: Findings },
): Promise<number> {
  let count = 0
  let batch: Head[] = []
  for await (const head of readHeads(path)) {
    count += 1
    const key = keys.find(head.kid)
    if (!key || !isSignedBy(head, key)) {
      findings.add('head not signed by the portal', `Head ${head.n} of ${path} is not signed by this portal`, {
        seal: head.n,
      })
      continue
    }
    batch.push(head)
    if (batch.length === headsAtOnce) {
      await compare(db, batch, findings)
      batch = []
    }
  }
  await compare(db, batch, findings)
  return count
}

async function compare(db: Db, heads: readonly Head[], findings: Findings): Promise<void> {
  const numbers = heads.map(({ n }) => n)
  if (numbers.length === 0) return
  const from = Math.min(...numbers)
  const seals = await listSeals(db, from, Math.max(...numbers) - from + 1)
  const present = new Map(seals.map((seal) => [seal.n, headOf(seal, seal.signature)]))
  for (const head of heads) {
    const found = present.get(head.n)
    const where = { seal: head.n }
    if (!found) {
      findings.add(
        'head missing',
        `Seal ${head.n} of ${head.at} was removed, or a backup from before it was restored`,
        where,
      )
    } else if (found.hash !== head.hash || found.era !== head.era || found.to_id !== head.to_id) {
      findings.add(
        'head different',
        `Seal ${head.n} is not that of ${head.at}, or a backup from before it was restored`,
        where,
      )
    }
  }
}
