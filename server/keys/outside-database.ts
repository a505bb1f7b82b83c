import type { AuditKeys } from '../audit/audit-keys.ts'
import { type AuditKeySource, openAuditKeys } from './open-audit-keys.ts'

/** What belongs to the audit record and is not in the database, so that whoever owns the database cannot change it. */
export interface OutsideDatabase {
  /** The file with the heads that this server has seen. */
  headsPath: string
  /** Opens the keys again, so that one that was made meanwhile is used. */
  openKeys: () => Promise<AuditKeys>
}

/** The heads and keys of this server. */
export function outsideDatabase(source: AuditKeySource): OutsideDatabase {
  return { headsPath: headsPathOf(source), openKeys: () => openAuditKeys(source, { mayCreate: false }) }
}

/** The file to which a server adds every head. */
export function headsPathOf({ dataDir }: Pick<AuditKeySource, 'dataDir'>): string {
  return `${dataDir}/audit-heads.jsonl`
}
