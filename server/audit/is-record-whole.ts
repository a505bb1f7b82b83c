import { existsSync } from 'node:fs'
import type { Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { Findings } from './findings.ts'
import { ReplacedKeys } from './replaced-keys.ts'
import { verifyChain } from './verify-chain.ts'
import { verifyHeads } from './verify-heads.ts'

/**
 * Whether no entry of the record is missing or changed, as far as its seals and the heads in a file tell. Does not look at the tables.
 * A clock that was set back takes no entry away.
 */
export async function isRecordWhole(db: Db, headsPath: string | undefined): Promise<boolean> {
  const findings = new Findings(['moments run backwards'])
  const checked = { keys: auditKeys(), replaced: new ReplacedKeys(), findings }
  await verifyChain(db, checked)
  if (headsPath !== undefined && existsSync(headsPath)) await verifyHeads(db, headsPath, checked)
  return findings.total === 0
}
