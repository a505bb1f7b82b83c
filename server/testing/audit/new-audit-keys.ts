import { auditKeysOf, createAuditKey, readAuditKey, setAuditKeys } from '../../audit/audit-keys.ts'

/** Gives this process a new key for the audit record, for tests. */
export function setNewAuditKeys(): void {
  setAuditKeys(auditKeysOf([readAuditKey(createAuditKey())]))
}
