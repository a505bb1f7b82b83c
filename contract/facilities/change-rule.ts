import { changeKinds } from '@portal/domain/facilities/change-kinds.ts'
import { changeDeciders, mostDocumentsOfChange, waitsForNothing } from '@portal/domain/facilities/change-rules.ts'
import { z } from 'zod'
import { choice, date, line, moment, optionalTick, startDate } from '../fields/fields.ts'

/** What the ministry asks for a change, as a request keeps it. */
export const changeRule = z
  .object({
    decided_by: z.enum(changeDeciders).describe('`at once`: it holds when the owner has sent it.'),
    documents: z.array(z.string()).describe('The names of the documents that must be sent with it.'),
    is_charged: z.boolean().describe('Whether the fee for a change is charged, if there is one.'),
    needs_inspection: z.boolean().describe('Whether the facility is inspected before it is accepted.'),
  })
  .meta({
    id: 'ChangeRule',
    examples: [
      {
        decided_by: 'officer',
        documents: ['Practising licence of the new operating officer'],
        is_charged: true,
        needs_inspection: false,
      },
    ],
  })

/** A rule from a day on, as an officer saves it. */
export const changeRuleForm = z
  .object({
    kind: choice(changeKinds, 'what changes'),
    start_date: startDate,
    decided_by: choice(changeDeciders, 'who decides'),
    documents: z
      .array(line('the name of a document', 150))
      .max(mostDocumentsOfChange, `Name at most ${mostDocumentsOfChange} documents`)
      .refine(
        (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
        'Name each document once',
      )
      .describe('Their names. None: no document is asked for.'),
    is_charged: optionalTick(false),
    needs_inspection: optionalTick(false),
  })
  .refine((rule) => rule.decided_by === 'officer' || waitsForNothing(rule), {
    path: ['decided_by'],
    message:
      'What holds at once cannot wait for documents, a fee or an inspection. Let an officer decide, or ask for none',
  })
  .meta({
    examples: [
      {
        kind: 'operating officer',
        start_date: '2030-01-01',
        decided_by: 'officer',
        documents: ['Practising licence of the new operating officer'],
        is_charged: true,
        needs_inspection: false,
      },
    ],
  })

/** A rule from a day on, as it was saved. */
const plannedRule = changeRule
  .extend({ start_date: date, recorded_at: moment, recorded_by: z.string().describe('Full name.') })
  .meta({
    id: 'PlannedChangeRule',
    examples: [
      {
        decided_by: 'officer',
        documents: [],
        is_charged: true,
        needs_inspection: false,
        start_date: '2027-01-01',
        recorded_at: '2026-11-26T09:40:00.000Z',
        recorded_by: 'Ibrahim Musa',
      },
    ],
  })

/** The rule of one kind of change: today's, and those of later days. */
export const changeRulesOfKind = z
  .object({
    kind: z.enum(changeKinds),
    rule: changeRule,
    since: date.nullable().describe('The first day of this rule; null if it came with the portal.'),
    planned: z.array(plannedRule).describe('What holds from a later day on, the nearest first.'),
    history: z.array(plannedRule).describe('What was saved, the newest first, 100 at most.'),
  })
  .meta({
    id: 'ChangeRulesOfKind',
    examples: [
      {
        kind: 'contacts',
        rule: { decided_by: 'at once', documents: [], is_charged: false, needs_inspection: false },
        since: null,
        planned: [],
        history: [],
      },
    ],
  })
export type ChangeRulesOfKind = z.output<typeof changeRulesOfKind>
