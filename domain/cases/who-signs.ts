import { type Duty, hasDuty, isDuty, type Person } from '../accounts/capabilities.ts'
import { holdersInWords, type OfficeUser } from './fields-of-offices.ts'
import { nameOf, type SignOff, type Stage, type StageSigner, type StagesNow } from './stages.ts'

/** Who could sign today. */
export interface Signers {
  /** Who is in an office with an account that can sign in. */
  office_users: readonly OfficeUser[]
  /** The officers who can sign in, with their duties. */
  officers: readonly { id: number; duties: readonly Duty[] }[]
}

/** Whoever has this duty signs in place of an office without a holder, and of a duty that nobody has. */
const inPlace: Duty = 'decide'

type Signer = Person & { id: number }

/** Everybody who is in this office, or has this duty, today. */
function holdersOf(signer: StageSigner, { office_users, officers }: Signers): number[] {
  if (isDuty(signer)) return officers.flatMap(({ id, duties }) => (duties.includes(signer) ? [id] : []))
  return office_users.flatMap(({ title, user_id }) => (title === signer ? [user_id] : []))
}

/** Whether anybody can sign as this office or duty today. */
function isHeld(signer: StageSigner, signers: Signers): boolean {
  return holdersOf(signer, signers).length > 0
}

/** As what a person would sign a stage today; undefined if others sign it. No case waits for an office or a duty that nobody has. */
export function signsAs(
  person: Signer,
  { signed_by }: Pick<Stage, 'signed_by'>,
  signers: Signers,
): StageSigner | undefined {
  if (!isHeld(signed_by, signers)) return hasDuty(person, inPlace) ? inPlace : undefined
  if (isDuty(signed_by)) return hasDuty(person, signed_by) ? signed_by : undefined
  return holdersOf(signed_by, signers).includes(person.id) ? signed_by : undefined
}

/** Everything that a person signs as today. */
export function signersOf(person: Signer, all: readonly StageSigner[], signers: Signers): StageSigner[] {
  return all.filter((signed_by) => signsAs(person, { signed_by }, signers) !== undefined)
}

/** Who signs a stage today, as the end of a sentence. */
export function whoSigns({ signed_by }: Pick<Stage, 'signed_by'>, signers: Signers): string {
  if (!isHeld(signed_by, signers)) {
    const nobody = isDuty(signed_by) ? `nobody has the duty ${signed_by}` : `no user is ${signed_by}`
    return `an officer with the duty ${inPlace}, because ${nobody}`
  }
  return isDuty(signed_by) ? `an officer with the duty ${signed_by}` : holdersInWords(signed_by, signers.office_users)
}

/** What a stage can need before it is signed. */
export interface StageFacts {
  hasVerdicts: boolean
  isPaid: boolean
  isInspected: boolean
}

/** What is missing before a stage can be signed, as a sentence; undefined if nothing is. */
function missingForStage(stage: Stage, facts: StageFacts): string | undefined {
  const missing = [
    stage.needs_verdicts && !facts.hasVerdicts && 'both verdicts',
    stage.needs_payment && !facts.isPaid && 'the confirmed payment',
    stage.needs_inspection && !facts.isInspected && 'a done inspection',
  ].filter((one) => one !== false)
  if (missing.length === 0) return undefined
  return `“${stage.name}” can be signed once there is ${new Intl.ListFormat('en-GB').format(missing)}`
}

/** The stage that a person signed in what counts now. */
function signedBefore(
  userId: number,
  { stages }: Pick<StagesNow, 'stages'>,
): { name: string; sign_off: SignOff } | undefined {
  return stages.flatMap(({ name, sign_off }) => (sign_off?.user.id === userId ? [{ name, sign_off }] : [])).at(0)
}

/** Everybody who can sign in an office or by a duty today, also in place of it. */
export function handsFor(signed_by: StageSigner, signers: Signers): number[] {
  return holdersOf(isHeld(signed_by, signers) ? signed_by : inPlace, signers)
}

/** Whether somebody else can sign the present stage today who has signed nothing of what counts now. */
function isThereAnotherHand({ present, stages }: StagesNow & { present: Stage }, signers: Signers): boolean {
  return handsFor(present.signed_by, signers).some((id) => !signedBefore(id, { stages }))
}

interface Signing {
  signers: Signers
  facts: StageFacts
  separateHands: boolean
}

/** Why a person cannot sign the present stage now; undefined if they can. */
export function whyNotSigned(
  person: Signer,
  now: StagesNow & { present: Stage },
  { signers, facts, separateHands }: Signing,
): string | undefined {
  const { present } = now
  if (!signsAs(person, present, signers)) return `“${present.name}” is signed by ${whoSigns(present, signers)}`
  // Nobody signs a second stage while another hand is there. Without one the case would wait for good.
  const before = separateHands && isThereAnotherHand(now, signers) ? signedBefore(person.id, now) : undefined
  if (before) return `You signed “${before.name}” of this application, so another officer must sign “${present.name}”`
  return missingForStage(present, facts)
}

/** Why a person cannot send the application back from where it is; undefined if they can. */
export function whyNotSentBack(
  person: Signer,
  { present, stages }: Pick<StagesNow, 'present' | 'stages'>,
  signers: Signers,
): string | undefined {
  if (present) {
    if (signsAs(person, present, signers)) return undefined
    return `“${present.name}” is signed by ${whoSigns(present, signers)}`
  }
  const last = stages.at(-1)
  if (hasDuty(person, inPlace) || last?.sign_off?.user.id === person.id) return undefined
  return `Only whoever signed “${last?.name}”, or an officer with the duty ${inPlace}, can send this application back`
}

/** What somebody has seen: the present stage, null once every stage is signed, and the round. */
interface SeenStage {
  stage_id: number | null
  round: number
}

/** Why something about a stage that somebody has seen is not done: the application is no longer there. */
export function whyStageIsOver(seen: SeenStage, now: StagesNow): string | undefined {
  if (now.stages.length === 0) return 'This application goes through no stages'
  if ((now.present?.id ?? null) === seen.stage_id && now.round === seen.round) return undefined
  const own = now.stages.find(({ id }) => id === seen.stage_id)
  if (own?.sign_off) return `${nameOf(own.sign_off.user)} has signed “${own.name}”. Look at the application again`
  return 'This application is at another stage by now. Look at it again'
}
