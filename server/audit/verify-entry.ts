import type { AuditKeys } from './audit-keys.ts'
import { canonicalJson } from './canonical-json.ts'
import { codeOfEntry } from './entry-code.ts'
import type { Findings } from './findings.ts'
import type { ReplacedKeys } from './replaced-keys.ts'
import type { StoredEntry } from './stored-entries.ts'

/** What a verification has in hand. */
export interface Checked {
  keys: AuditKeys
  replaced: ReplacedKeys
  findings: Findings
}

/** Checks an entry alone: that the portal wrote it as it is, and that its columns repeat its body. Returns whether it did. */
export function verifyEntry(entry: StoredEntry, seal: number | null, { keys, replaced, findings }: Checked): boolean {
  const { id, at, kid, body, mac } = entry
  const where = { entry: id, seal, about: aboutOf(entry) }
  const key = keys.find(kid)
  if (!key) {
    findings.add('unknown key', `Entry ${id} names the key ${kid}, which this portal does not have`, where)
    return false
  }
  if (!codeOfEntry(key.macKey, { at, kid, canonicalBody: canonicalJson(body) }).equals(mac)) {
    findings.add(
      'entry not written by the portal',
      `Entry ${id} (${describe(entry)}) was changed or made up: its code does not fit`,
      where,
    )
    return false
  }
  if (!repeatsBody(entry)) {
    findings.add('columns differ from the entry', `The columns of entry ${id} do not repeat what the entry says`, where)
    return false
  }
  if (replaced.addEntry(entry)) {
    const detail = `Entry ${id} (${describe(entry)}) was made with the key ${kid}, which had been replaced`
    findings.add('replaced key', detail, where)
  }
  return true
}

interface Body {
  action?: unknown
  actor?: { user_id?: unknown } | null
  about?: { kind?: unknown; id?: unknown }
}

function isBody(body: unknown): body is Body {
  return typeof body === 'object' && body !== null
}

function repeatsBody({ body, action, actor_id, about_kind, about_id }: StoredEntry): boolean {
  if (!isBody(body)) return false
  const { id = null } = body.about ?? {}
  return (
    body.action === action &&
    (body.actor?.user_id ?? null) === actor_id &&
    body.about?.kind === about_kind &&
    (id === null ? null : String(id)) === about_id
  )
}

/** What an entry is about, from its columns. */
export function aboutOf({ about_kind, about_id }: StoredEntry) {
  return about_kind === null || about_id === null ? null : { kind: about_kind, id: about_id }
}

/** An entry in a few words. */
export function describe({ action, about_kind, about_id, at }: StoredEntry): string {
  return [action, about_kind, about_id, 'of', at].filter((word) => word !== null).join(' ')
}
