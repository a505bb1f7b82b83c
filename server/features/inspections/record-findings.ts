import { randomUUID } from 'node:crypto'
import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/inspections/calls/visits.ts'
import type { Finding, FindingForm } from '@portal/contract/inspections/finding.ts'
import { comesLater } from '@portal/domain/inspections/visits.ts'
import { act } from '../../actions/act.ts'
import { onInspection } from '../../actions/inspection.ts'
import { type ChecklistOf, listAsked } from '../../records/inspections/checklist.ts'
import { insertFindings, listFindings, readVersions, type StoredFinding } from '../../records/inspections/findings.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { checklistOf } from './checklist-of.ts'

type Batch = Input<typeof calls.recordFindings>

/** What becomes of the findings of a batch. */
export interface SortedFindings {
  added: (FindingForm & { version: number })[]
  /** The keys that are not stored, because somebody else has changed the question meanwhile. */
  conflicting: FindingForm[]
}

/** Stores findings that are new, in the order in which the phone recorded them. Nothing of a batch is stored if one is wrong. */
export async function recordFindings(context: Context, { params: { id }, body: { findings } }: Batch) {
  const { db, user, now } = context
  const keys = findings.map(({ key }) => key)
  let sorted: SortedFindings = { added: [], conflicting: [] }
  const reply = async () => replyTo(findings, sorted.conflicting, await listFindings(db, id))
  return act(context, onInspection, 'Record findings', id, {
    async input() {
      sorted = sortFindings(findings, { ...(await readVersions(db, id, keys)), stored: await listFindings(db, id) })
      return { isRepeat: sorted.added.length === 0 }
    },
    async write({ facts }) {
      await checkAsked(db, await checklistOf(context, facts), sorted.added)
      const recorded = { inspection_id: id, found_by: user.id, recorded_at: now.toISOString() }
      const came_later = comesLater(facts.status)
      await insertFindings(
        db,
        sorted.added.map(({ based_on, ...finding }) => ({ ...finding, ...recorded, came_later })),
      )
      return { after: { findings: sorted.added.length, ...(came_later && { came_later }) } }
    },
    reply,
    again: reply,
  })
}

/** Refuses findings about what is not asked in this visit, and `does not apply` where a question applies to everybody. */
export async function checkAsked(
  db: Context['db'],
  checklist: ChecklistOf,
  findings: readonly FindingForm[],
): Promise<void> {
  const asked = new Map((await listAsked(db, checklist)).map((question) => [question.sub_list_id, question]))
  for (const { sub_list_id, outcome } of findings) {
    const question = asked.get(sub_list_id)
    if (!question) return refuseField('findings', `Question ${sub_list_id} is not asked in this visit`)
    if (outcome === 'does not apply' && !question.may_not_apply) {
      refuseField('findings', `This question applies to every facility of this type: ${question.question}`)
    }
  }
}

interface Known {
  /** The keys that are stored. */
  known: ReadonlySet<string>
  /** The last version of each question, also of what was discarded. */
  last: ReadonlyMap<number, number>
  stored: readonly StoredFinding[]
}

/** Which findings are new, and which are based on something older than what is stored and say something else. */
export function sortFindings(findings: readonly FindingForm[], { known, last, stored }: Known): SortedFindings {
  const newest = new Map<number, Pick<StoredFinding, 'key' | 'version' | 'outcome' | 'number_seen' | 'note'>>(
    stored.map((finding) => [finding.sub_list_id, finding]),
  )
  const versions = new Map(last)
  const sent = new Set<string>()
  const sorted: SortedFindings = { added: [], conflicting: [] }
  for (const finding of findings) {
    const { key, sub_list_id, based_on } = finding
    const present = newest.get(sub_list_id)
    const isKnown = known.has(key) || sent.has(key)
    // A phone that is without a network bases what it records next on what it recorded itself.
    const isOwn = present !== undefined && sent.has(present.key)
    sent.add(key)
    if (isKnown || (present && saysTheSame(present, finding))) continue
    if (present && based_on !== present.version && !isOwn) {
      sorted.conflicting.push(finding)
      continue
    }
    const version = (versions.get(sub_list_id) ?? 0) + 1
    versions.set(sub_list_id, version)
    newest.set(sub_list_id, { ...finding, version })
    sorted.added.push({ ...finding, version })
  }
  return sorted
}

type Content = Pick<Finding, 'outcome' | 'number_seen' | 'note'>

function saysTheSame(one: Content, other: Content): boolean {
  return one.outcome === other.outcome && one.number_seen === other.number_seen && one.note === other.note
}

/** What the portal says of findings: as they are stored now, and those that are not. */
export function replyTo(
  findings: readonly FindingForm[],
  conflicting: readonly FindingForm[],
  stored: readonly StoredFinding[],
) {
  const newest = new Map(stored.map(({ key, ...finding }) => [finding.sub_list_id, finding]))
  const conflicts = conflicting.flatMap(({ key, sub_list_id }) => {
    const now = newest.get(sub_list_id)
    return now ? [{ key, stored: now }] : []
  })
  const refused = new Set(conflicting.map(({ key }) => key))
  const accepted = new Set(findings.filter(({ key }) => !refused.has(key)).map(({ sub_list_id }) => sub_list_id))
  return { stored: [...accepted].flatMap((id) => newest.get(id) ?? []), conflicts }
}

/** The findings of questions about which nothing was recorded, when the visit ends. */
export function notSeen(unanswered: readonly { sub_list_id: number }[], last: ReadonlyMap<number, number>) {
  return unanswered.map(({ sub_list_id }) => ({
    sub_list_id,
    key: randomUUID(),
    outcome: 'not seen' as const,
    version: (last.get(sub_list_id) ?? 0) + 1,
  }))
}
