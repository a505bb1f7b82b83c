import { type Duty, duties, isDuty } from '../accounts/capabilities.ts'
import { documentPurposes } from '../applications/document-kinds.ts'
import { type SigningOffice, signingOffices } from '../licences/signing-offices.ts'

/** What an application with stages is for: the purposes for which documents are asked. */
export const stagePurposes = documentPurposes

/** One of `stagePurposes`. */
export type StagePurpose = (typeof stagePurposes)[number]

/** Who can sign a stage: whoever holds an office, or has a duty. */
export const stageSigners = [...signingOffices, ...duties] as const

/** One of `stageSigners`. */
export type StageSigner = SigningOffice | Duty

/** What a signer says of an application. */
export const signOffVerdicts = ['agree', 'no objection', 'do not agree'] as const

/** One of `signOffVerdicts`. */
export type SignOffVerdict = (typeof signOffVerdicts)[number]

/** More stages than any ministry has at once. */
export const maxStages = 20

/** So often the terms of one stage can be saved; the last time only to end it. */
export const maxTermsOfStage = 100

/** So many rounds a case can have before nothing is sent back to an earlier stage any more. */
export const maxRounds = 50

/** A stage as an application goes through it, by the rules of the day of its Submit. */
export interface Stage {
  id: number
  name: string
  terms_id: number
  signed_by: StageSigner
  promised_days: number
  needs_verdicts: boolean
  needs_payment: boolean
  needs_inspection: boolean
  /** The stages to which it may send back; those that come before it count. */
  back_to: readonly number[]
}

/** From a stage on everything is signed again: from the first one after a Submit. */
export interface Round {
  number: number
  /** Null after a Submit. */
  from_stage_id: number | null
  begun_at: string
}

/** What somebody signed. It is never changed. */
export interface SignOff {
  stage_id: number
  round: number
  verdict: SignOffVerdict
  remark: string | null
  signed_as: StageSigner
  user: { id: number; first_name: string; last_name: string }
  signed_at: string
}

/** The stages of a case, with everything that was signed. */
export interface CaseStages {
  /** In their order. */
  stages: readonly Stage[]
  rounds: readonly Round[]
  sign_offs: readonly SignOff[]
  /** Its last Submit; null if it was never submitted. */
  submitted_at: string | null
  /** When the ministry got it last; for one that was never submitted, when it was started. */
  since: string
}

/** How far a case is. */
export interface StagesNow {
  /** Each stage with what was signed and still counts. */
  stages: (Stage & { sign_off: SignOff | null })[]
  /** The first stage that is not signed; null when all are. */
  present: Stage | null
  /** When the present stage began. */
  since: string
  /** The number of the last round; 0 before the first Submit. */
  round: number
}

/**
 * The round of the last Submit where none was recorded: an older version of the portal knows no rounds. What was signed before
 * that Submit is not about what was submitted.
 */
function unrecordedRounds({ rounds, sign_offs, submitted_at }: Omit<CaseStages, 'stages' | 'since'>): Round[] {
  if (submitted_at === null) return []
  const isBefore = (moment: string) => Date.parse(moment) < Date.parse(submitted_at)
  if (rounds.some(({ from_stage_id, begun_at }) => from_stage_id === null && !isBefore(begun_at))) return []
  const earlier = [
    ...rounds.flatMap(({ number, begun_at }) => (isBefore(begun_at) ? [number] : [])),
    ...sign_offs.flatMap(({ round, signed_at }) => (isBefore(signed_at) ? [round] : [])),
  ]
  return earlier.length === 0 ? [] : [{ number: Math.max(...earlier) + 1, from_stage_id: null, begun_at: submitted_at }]
}

/** How far a case is: a sign-off counts until a round begins with its stage or with one before it. */
export function stagesNow({ stages, sign_offs, submitted_at, since, ...stored }: CaseStages): StagesNow {
  const rounds = [...stored.rounds, ...unrecordedRounds({ rounds: stored.rounds, sign_offs, submitted_at })]
  const placeOf = (id: number | null) =>
    Math.max(
      0,
      stages.findIndex((stage) => stage.id === id),
    )
  const signed = stages.map((stage, place) => {
    const restarts = rounds.filter(({ from_stage_id }) => placeOf(from_stage_id) <= place)
    const counted = Math.max(0, ...restarts.map(({ number }) => number))
    const own = sign_offs.filter(({ stage_id, round }) => stage_id === stage.id && round >= counted)
    return { ...stage, sign_off: own.at(-1) ?? null }
  })
  const first = signed.findIndex(({ sign_off }) => sign_off === null)
  const before = first === -1 ? signed : signed.slice(0, first)
  const moments = [
    ...rounds.map(({ begun_at }) => begun_at),
    ...before.flatMap(({ sign_off }) => sign_off?.signed_at ?? []),
  ]
  return {
    stages: signed,
    present: stages[first] ?? null,
    since: moments.reduce((latest, one) => (Date.parse(one) > Date.parse(latest) ? one : latest), since),
    round: Math.max(0, ...rounds.map(({ number }) => number)),
  }
}

/** To which stages the application may be sent back: from the present one to some before it, and to any once all are signed. */
export function earlierStages({ stages, present }: StagesNow): Stage[] {
  if (!present) return [...stages]
  const place = stages.findIndex(({ id }) => id === present.id)
  return stages.slice(0, place).filter(({ id }) => present.back_to.includes(id))
}

/** Why nothing can be approved yet, as a sentence; undefined if every stage is signed. */
export function unsignedInWords({ stages }: Pick<StagesNow, 'stages'>): string | undefined {
  const names = stages.flatMap(({ name, sign_off }) => (sign_off ? [] : [`“${name}”`]))
  if (names.length === 0) return undefined
  const listed = new Intl.ListFormat('en-GB').format(names)
  return names.length === 1 ? `The stage ${listed} is not signed yet` : `The stages ${listed} are not signed yet`
}

/** Who does not agree, as a sentence; undefined if nobody objects. */
export function disagreementInWords({ stages }: Pick<StagesNow, 'stages'>): string | undefined {
  const objections = stages.flatMap(({ name, sign_off }) =>
    sign_off?.verdict === 'do not agree' ? [`${nameOf(sign_off.user)} does not agree (stage “${name}”)`] : [],
  )
  return objections.length > 0 ? new Intl.ListFormat('en-GB').format(objections) : undefined
}

/** What has been signed, in the words of the timeline. */
export function signOffInWords(
  { name }: { name: string },
  { verdict, remark, signed_as }: Pick<SignOff, 'verdict' | 'remark' | 'signed_as'>,
): string {
  return [`“${name}” as ${signerInWords(signed_as)}, ${verdict}`, remark].filter(Boolean).join('. ')
}

/** An office by its title, a duty as a duty. */
export function signerInWords(signer: StageSigner): string {
  return isDuty(signer) ? `duty ${signer}` : signer
}

/** A person by the full name. */
export function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}
