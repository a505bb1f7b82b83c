import type * as recording from '@portal/server/audit/record-entry.ts'

/** In place of the module that writes the audit record: it records nothing. It has each of its names, or it does not compile. */
export const nothingRecorded: typeof recording = {
  doerOf: ({ now }) => ({ at: now, actor: null, address: null }),
  saidInTransaction: () => [],
  beginEntries: () => undefined,
  recordEntry: async () => undefined,
  recordEntries: async () => undefined,
  writeEntries: async () => undefined,
  recordRows: async () => undefined,
}
