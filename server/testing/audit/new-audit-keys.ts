import { auditKeysOf, createAuditKey, readAuditKey, useAuditKeys } from '../../audit/audit-keys.ts'

/** Gives this process a new key for the audit record, for tests. */
export function useNewAuditKeys(): void {
  useAuditKeys(auditKeysOf([readAuditKey(createAuditKey())]))
}
