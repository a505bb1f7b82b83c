import type { NewKey } from '../keys/replace-keys.ts'
import type { NewAuditKey } from '../keys/rotate-audit-keys.ts'

/** What whoever runs the portal has to know about a new key. */
export function describeNewKey({ kid, path, recovered, isInUse }: NewKey): string {
  const lines = isInUse
    ? [
        `The key ${kid} signs certificates from now on. It is in ${path}: keep a copy of this file apart from the backups.`,
      ]
    : [
        `The new key ${kid} is in ${path}.`,
        'Set SIGNING_KEY of every server to the text of this file, start them all again, and delete the file.',
      ]
  if (recovered.length > 0) {
    lines.push(
      `The files of older keys are lost, so they were taken from the database: ${recovered.join(', ')}. Revoke those that nobody knows.`,
    )
  }
  return lines.join('\n')
}

/** What whoever runs the portal has to know about a new key of the audit record. */
export function describeNewAuditKey({ kid, path, isInUse }: NewAuditKey): string {
  const lines = isInUse
    ? [
        `The key ${kid} writes the audit record from now on; servers that run take it within ten seconds.`,
        `It is in ${path}: keep a copy of this file apart from the backups. Keep the older files too: only they verify the older entries.`,
      ]
    : [
        `The new key ${kid} is in ${path}, together with the older ones, which verify the older entries.`,
        'Set AUDIT_KEY of every server to the text of this file, start them all again, keep a copy of it apart from the backups, and delete the file.',
        'Until then the present key writes.',
      ]
  return lines.join('\n')
}
