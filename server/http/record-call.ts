import type { Call } from '@portal/contract/call.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import { readRowState, readSettingState, type State } from '../records/applications/audited-state.ts'
import { auditedCall } from './audit-decision.ts'
import type { AuditedCall } from './audited-call.ts'
import type { OpenContext } from '../use-case/context.ts'
import type { RequestInput } from './read-input.ts'

interface Made {
  call: Call
  context: OpenContext
  input: RequestInput
}

/**
 * Makes a call, and writes its entry of the audit record in the same transaction, if `audited-calls.ts` says that one is
 * written here.
 */
export async function recordCall(db: Db, made: Made, work: () => Promise<unknown>): Promise<unknown> {
  const audited = auditedCall(made.call)
  if (!audited) return work()
  const before = await readState(db, audited, made, undefined)
  const reply = await work()
  const after = await readState(db, audited, made, reply)
  const { body } = made.input
  await recordEntry(db, {
    ...doerOf(made.context),
    action: audited.action,
    about: { kind: audited.about, id: idOf(audited, made, reply) },
    ...(audited.compares && changed(before, after)),
    ...(audited.keepsBody && typeof body === 'object' && body !== null && { after: { ...body, ...after } }),
  })
  return reply
}

function idOf({ id }: AuditedCall, { context, input }: Made, reply: unknown): number | string | null {
  if (id === 'own account') return context.user?.id ?? null
  if ('named' in id) return id.named
  const [part, field] = id
  const found = part === 'reply' ? fieldOf(fieldOf(reply, 'data'), field) : fieldOf(input[part], field)
  return typeof found === 'number' || typeof found === 'string' ? found : null
}

async function readState(db: Db, audited: AuditedCall, made: Made, reply: unknown): Promise<State> {
  const { compares } = audited
  if (compares === undefined) return {}
  if (compares === 'settings') return readSettingState(db, made.context.today)
  const id = idOf(audited, made, reply)
  return id === null ? {} : readRowState(db, compares, Number(id))
}

/** What differs between two states, in each of them. */
function changed(before: State, after: State): { before: State; after: State } {
  const names = Object.keys({ ...before, ...after })
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const of = (state: State) =>
    Object.fromEntries(differing.flatMap((name) => (name in state ? [[name, state[name]]] : [])))
  return { before: of(before), after: of(after) }
}

function fieldOf(from: unknown, field: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined
}
