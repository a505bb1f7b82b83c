import type { EntryOfCall } from '@portal/contract/audit/call-audit.ts'
import type { Call } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import {
  readLetterWordsState,
  readRowState,
  readSettingState,
  type State,
} from '../records/applications/audited-state.ts'
import { readExampleState } from '../records/catalogue/document-examples.ts'
import { readSignatureState } from '../records/settings/office-signatures.ts'
import type { OpenContext } from '../use-case/context.ts'
import type { RequestInput } from './read-input.ts'

interface Made {
  call: Call
  context: OpenContext
  input: RequestInput
}

/** Makes a call, and writes its entry of the audit record in the same transaction, if the call declares one. */
export async function recordCall(db: Db, made: Made, work: () => Promise<unknown>): Promise<unknown> {
  const { audit } = made.call
  if (!audit || !('enters' in audit)) return work()
  const before = await readState(db, audit, made, undefined)
  const reply = await work()
  const after = await readState(db, audit, made, reply)
  const { body } = made.input
  await recordEntry(db, {
    ...doerOf(made.context),
    action: audit.enters,
    about: { kind: audit.about, id: idOf(audit, made, reply) },
    ...(audit.compares && changed(before, after)),
    ...(audit.keepsBody && typeof body === 'object' && body !== null && { after: { ...body, ...after } }),
  })
  return reply
}

function idOf({ id }: EntryOfCall, { context, input }: Made, reply: unknown): number | string | null {
  if (id === 'own account') return context.user?.id ?? null
  if ('named' in id) return id.named
  const [part, field] = id
  const found = fieldsOf(part === 'reply' ? fieldsOf(reply).data : input[part])[field]
  return typeof found === 'number' || typeof found === 'string' ? found : null
}

async function readState(db: Db, entry: EntryOfCall, made: Made, reply: unknown): Promise<State> {
  const { compares } = entry
  if (compares === undefined) return {}
  if (compares === 'settings') return readSettingState(db, made.context.today)
  const id = idOf(entry, made, reply)
  if (id === null) return {}
  if (compares === 'office signature') return readSignatureState(db, Number(id))
  if (compares === 'document example') return readExampleState(db, Number(id))
  if (compares === 'letter words') return readLetterWordsState(db, String(id), made.context.today)
  return readRowState(db, compares, Number(id))
}

/** What differs between two states, in each of them. */
function changed(before: State, after: State): { before: State; after: State } {
  const names = Object.keys({ ...before, ...after })
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const of = (state: State) =>
    Object.fromEntries(differing.flatMap((name) => (name in state ? [[name, state[name]]] : [])))
  return { before: of(before), after: of(after) }
}
