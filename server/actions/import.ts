import { checkImportAction, type ImportActionName, importAction } from '@portal/domain/actions/import.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { obstacleToCommit } from '@portal/domain/imports/import-hands.ts'
import { daysToUndo } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type LockedImport, lockImport, updateImport } from '../records/imports/imports.ts'
import { readSettings } from '../records/settings/settings.ts'
import type { Acting } from '../use-case/context.ts'
import type { Kind } from './kind.ts'

/** Preparing an import, of which nobody knows yet. */
interface OnNewImport {
  context: Acting
  name: 'Prepare import'
  /** Its number. */
  id: string
  input: { name: string }
  facts: undefined
  checked: undefined
  written: { id: number }
}

export const onNewImport: Kind<OnNewImport> = {
  lock: () => Promise.resolve(undefined),
  check: () => Promise.resolve(undefined),

  async write({ name, id: number, input }, { id }) {
    const { causes } = importAction(name)
    return { causes, entry: { action: name, about: { kind: 'import', id }, after: { number, file: input.name } } }
  },
}

/** The actions on an import. */
interface OnImport {
  context: Acting
  name: Exclude<ImportActionName, 'Prepare import'>
  id: number
  /** What the audit record says besides. */
  input: { noted?: Record<string, number> }
  facts: LockedImport
  checked: undefined
  written: unknown
}

export const onImport: Kind<OnImport> = {
  lock: ({ db }, id) => lockImport(db, id),

  async check({ context: { db, user, today }, name, facts }) {
    checkImportAction(name, facts.status)
    if (name === 'Commit import') {
      const { separate_hands } = await readSettings(db, today)
      const obstacle = obstacleToCommit(user?.id, facts, separate_hands === 'yes')
      if (obstacle) refuse('not_allowed', obstacle)
    }
    if (name === 'Undo import' && !canBeUndone(facts, today)) {
      refuse('action_not_offered', `An import can be undone for ${daysToUndo} days after its commit`)
    }
    return undefined
  },

  async write({ context, name, id, facts, input }) {
    const { leadsTo, records, causes } = importAction(name)
    const by = { id: context.user?.id ?? null, at: context.now.toISOString() }
    const stored = {
      asked: { asked_by: by.id, asked_at: by.at },
      // Whoever goes on after a stop answers for the rest, and it can be undone from that day on.
      committed: { committed_by: by.id, committed_at: by.at },
      undone: { undone_by: by.id, undone_at: by.at },
    }
    await updateImport(context.db, id, { status: leadsTo, ...(records && stored[records]) }, context.now)
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'import', id },
        before: { status: facts.status },
        after: { status: leadsTo, number: facts.number, ...input.noted },
      },
    }
  },
}

/** The last day on which an import can be undone; null before its commit. */
export function lastDayToUndo({ committed_at }: { committed_at: string | null }): string | null {
  return committed_at === null ? null : addDays(lagosDate(new Date(committed_at)), daysToUndo)
}

function canBeUndone(facts: { committed_at: string | null }, today: string): boolean {
  const last = lastDayToUndo(facts)
  return last !== null && today <= last
}
