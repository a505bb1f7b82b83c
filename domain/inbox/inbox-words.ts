import { type RegistrationKind, registrationKindWords } from '../applications/registration-kinds.ts'
import { caseFlagOf } from '../cases/case-flags.ts'
import { type ConcernKind, concernKindWords } from '../concerns/concerns.ts'
import { dayInWords } from '../dates/calendar-date.ts'
import type { FlagKind } from '../facilities/facility-flags.ts'
import { type InspectionKind, inspectionKindWords } from '../inspections/inspections.ts'
import { formatNaira, koboToNaira } from '../money/money.ts'
import { type ContestedKind, contestedInWords } from '../standing/representations.ts'
import { byNumber } from '../text/by-number.ts'
import { lazily } from '../text/lazily.ts'
import type { InboxKind } from './kinds.ts'

/** What a request for a change can be about, in the order of its words. */
export const changedDetails = [
  'name',
  'owner',
  'address',
  'LGA or ward',
  'operating officer',
  'contacts',
  'beds and services',
] as const

/** What is known of each kind of thing that waits. */
export interface InboxFacts {
  /** `corrections` is how many were asked for, once the owner has submitted again. */
  application: { company_name: string; applied: RegistrationKind; corrections: number | null }
  decision: { company_name: string; applied: RegistrationKind }
  'sign-off': { company_name: string; applied: RegistrationKind; stage: string }
  'temporary approval': { company_name: string; last_day: string }
  payment: { company_name: string; amount_kobo: number; reference: string | null; bank: string | null }
  change: { company_name: string; changed: (typeof changedDetails)[number][] }
  representation: { company_name: string; against: ContestedKind; decided_on: string }
  concern: { place: string; kind: ConcernKind }
  /** `is_evidenced`: the owner has said how it is met. */
  condition: { company_name: string; text: string; due_date: string | null; is_evidenced: boolean }
  'visit to plan': { company_name: string; kind: InspectionKind; has_day: boolean }
  visit: { company_name: string; number: string; planned_day: string }
  report: { company_name: string; number: string; done_on: string }
  'finding reply': { company_name: string; text: string }
  'inspection comments': { company_name: string; number: string }
  import: { name: string; number: string; preparer: string }
  flag: { company_name: string; kinds: FlagKind[] }
  duties: { name: string; duties: string[]; giver: string }
  'bank account': { bank: string; account_number: string; proposer: string }
}

/** A thing that waits, with its facts. */
export type InboxThing = { [Kind in InboxKind]: { kind: Kind; facts: InboxFacts[Kind] } }[InboxKind]

interface InboxText {
  title: string
  /** The second line: what it is. */
  detail: string
}

type Texts = { [Kind in InboxKind]: (facts: InboxFacts[Kind]) => InboxText }

const listed = lazily(() => new Intl.ListFormat('en-GB'))

const texts: Texts = {
  application: ({ company_name, applied, corrections }) => ({
    title: company_name,
    detail:
      corrections === null
        ? registrationKindWords[applied]
        : byNumber(corrections, { one: 'Resubmitted with # correction', other: 'Resubmitted with # corrections' }),
  }),
  decision: ({ company_name, applied }) => ({
    title: company_name,
    detail: `${registrationKindWords[applied]}, awaits a decision`,
  }),
  'sign-off': ({ company_name, applied, stage }) => ({
    title: company_name,
    detail: `${registrationKindWords[applied]}, to be signed: ${stage}`,
  }),
  'temporary approval': ({ company_name, last_day }) => ({
    title: company_name,
    detail: `Temporary approval ended on ${dayInWords(last_day)}`,
  }),
  payment: ({ company_name, amount_kobo, reference, bank }) => ({
    title: `${formatNaira(koboToNaira(amount_kobo))} from ${company_name}`,
    detail: [reference === null ? 'No reference' : `Reference ${reference}`, bank].filter(Boolean).join(', '),
  }),
  change: ({ company_name, changed }) => ({
    title: company_name,
    detail: changed.length > 0 ? `Change of ${listed().format(changed)}` : 'Change',
  }),
  representation: ({ company_name, against, decided_on }) => ({
    title: company_name,
    detail: `Against ${contestedInWords(against, decided_on)}`,
  }),
  concern: ({ place, kind }) => ({ title: place, detail: `Concern: ${concernKindWords[kind]}` }),
  condition: ({ company_name, text, due_date, is_evidenced }) => ({
    title: company_name,
    detail:
      is_evidenced || due_date === null ? `Evidence for: ${text}` : `Condition due on ${dayInWords(due_date)}: ${text}`,
  }),
  'visit to plan': ({ company_name, kind, has_day }) => ({
    title: company_name,
    detail: `${inspectionKindWords[kind]}, ${has_day ? 'no team' : 'no day'}`,
  }),
  visit: ({ company_name, number, planned_day }) => ({
    title: company_name,
    detail: `Visit ${number}, planned for ${dayInWords(planned_day)}`,
  }),
  report: ({ company_name, number, done_on }) => ({
    title: company_name,
    detail: `Inspection ${number} was done on ${dayInWords(done_on)}, and is not published`,
  }),
  'finding reply': ({ company_name, text }) => ({ title: company_name, detail: `Reply about: ${text}` }),
  'inspection comments': ({ company_name, number }) => ({ title: company_name, detail: `Comments on ${number}` }),
  import: ({ name, number, preparer }) => ({ title: name, detail: `Import ${number}, prepared by ${preparer}` }),
  flag: ({ company_name, kinds }) => ({
    title: company_name,
    detail: kinds.map((kind) => caseFlagOf[kind]).join(', '),
  }),
  duties: ({ name, duties, giver }) => ({ title: name, detail: `${giver} gave: ${listed().format(duties)}` }),
  'bank account': ({ bank, account_number, proposer }) => ({
    title: 'Bank account of the ministry',
    detail: `${bank}, ${account_number}, proposed by ${proposer}`,
  }),
}

/** What an officer reads of something that waits. */
export function inboxText<Kind extends InboxKind>({ kind, facts }: { kind: Kind; facts: InboxFacts[Kind] }): InboxText {
  const text: Texts[Kind] = texts[kind]
  return text(facts)
}
