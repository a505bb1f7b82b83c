import { type AuditedAction, auditedEvents, auditedTables } from './audited-actions.ts'

const ofRows = Object.values(auditedTables).flatMap((table) =>
  Object.entries(table).map(([name, { recordedAs }]) => [name, recordedAs]),
)

/**
 * What somebody did, as the end of a sentence that begins with their name. `#` stands for what it was about. The web is built
 * with the words alone, see web/build/.
 */
export const auditWords = { ...Object.fromEntries(ofRows), ...auditedEvents } as Record<AuditedAction, string>
