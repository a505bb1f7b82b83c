import type { ImportStatus } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type LockedImport, lockImport } from '../../records/imports/imports.ts'
import type { Context } from '../../use-case/context.ts'

const sentences: Partial<Record<ImportStatus, string>> = {
  waiting: 'It waits for its commit. Send it back first, then it can be corrected',
  reading: 'It is being read. Wait until it is a draft',
}

/** An import that can be corrected, locked until the transaction ends. A commit waits for it, or it for the commit. */
export async function lockDraft({ db }: Pick<Context, 'db'>, id: number): Promise<LockedImport> {
  const found = await lockImport(db, id)
  if (found.status === 'draft') return found
  return refuse('action_not_offered', sentences[found.status] ?? 'Only a draft can be corrected', {
    status: found.status,
  })
}
