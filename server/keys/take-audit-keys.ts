import { sql } from 'kysely'
import { type AuditKeys, setAuditKeys } from '../audit/audit-keys.ts'
import type { Db } from '../database/connect.ts'
import { type AuditKeySource, openAuditKeys } from './open-audit-keys.ts'

const whatToDo =
  'Copy the key files of the portal to DATA_DIR/keys/audit, or set AUDIT_KEY to the same text as on its other servers. If the key is lost, run npm run keys:rotate -- --audit --lost.'

/**
 * Opens the keys of this server, with which the process writes the audit record from now on. Throws a sentence if they do not
 * fit the record of this database, because what a foreign key writes can never be verified. Runs before anything is written.
 */
export async function takeAuditKeys(db: Db, source: AuditKeySource): Promise<void> {
  const isBegun = (await lastWriter(db)) !== undefined
  const keys = await openAuditKeys(source, { mayCreate: !isBegun })
  const fault = await faultOfAuditKeys(db, keys)
  if (fault !== undefined) throw new Error(`${fault} ${whatToDo}`)
  setAuditKeys(keys)
}

/** The key of the newest entry; undefined before the first one. Portals of early versions have no table of entries. */
export async function lastWriter(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('audit_entry') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return undefined
  const newest = db.selectFrom('audit_entry').select('kid').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.kid
}

/** Why keys do not fit the record of a database, as a sentence; undefined if they do. */
export async function faultOfAuditKeys(db: Db, { current, find }: AuditKeys): Promise<string | undefined> {
  const last = await lastWriter(db)
  if (last === undefined || last === current.kid) return undefined
  if (!find(last)) return `The audit record was last written with the key ${last}, which this server does not have.`
  if (await isKnown(db, current.kid)) return undefined
  return `The key ${current.kid} of this server never wrote the audit record of this database.`
}

/** Whether a key has sealed, or took over by an entry of the record. */
async function isKnown(db: Db, kid: string): Promise<boolean> {
  const sealed = db.selectFrom('audit_seal').select('kid').where('kid', '=', kid).limit(1)
  if (await sealed.executeTakeFirst()) return true
  const tookOver = db
    .selectFrom('audit_entry')
    .select('id')
    .where('about_kind', '=', 'key')
    .where('about_id', '=', kid)
    .where('action', '=', 'rotate_audit_key')
    .limit(1)
  return (await tookOver.executeTakeFirst()) !== undefined
}
