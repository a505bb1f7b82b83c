import type { Move } from './lifecycle-moves.ts'

/** A model of one facility by the ministry's rules, independent of the code under test. Spec §4.2. */
export interface Model {
  status: 'none' | 'pending' | 'Awaiting decision' | 'Temporarily approved' | 'Approved' | 'declined' | 'withdrawn'
  year: number
  /** The year in which the approval ends. */
  until: number
  /** Whether an approval that has expired came before. */
  isRenewal: boolean
  /** Whether the owner has submitted it. */
  isSubmitted: boolean
  /** Whether the staff is with the owner for correction. */
  isReturned: boolean
  /** Whether the staff was changed since, or the owner has answered. */
  isCorrected: boolean
  /** Whether the temporary approval was extended. */
  isExtended: boolean
  /** Whether a registration of the facility was ever approved. */
  wasApproved: boolean
  isSealed: boolean
  isRevoked: boolean
  /** That of the last decision. */
  condition: 'none' | 'open' | 'met'
  /** The newest penalty. */
  penalty: 'none' | 'open' | 'given up'
  decline: Contest
  penalising: Contest
  sealing: Contest
}

/** The last decline, penalty or sealing: in which year it was, and the representation against it. */
interface Contest {
  year: number
  is: 'not made' | 'waiting' | 'ended'
}

/** A facility without a registration. */
export const notStarted: Model = {
  status: 'none',
  year: 2026,
  until: 0,
  isRenewal: false,
  isSubmitted: false,
  isReturned: false,
  isCorrected: false,
  isExtended: false,
  wasApproved: false,
  isSealed: false,
  isRevoked: false,
  condition: 'none',
  penalty: 'none',
  decline: { year: 0, is: 'ended' },
  penalising: { year: 0, is: 'ended' },
  sealing: { year: 0, is: 'ended' },
}

const submits: Record<Model['status'], boolean> = {
  none: false,
  pending: true,
  'Awaiting decision': false,
  'Temporarily approved': false,
  Approved: false,
  declined: true,
  withdrawn: false,
}

const isExpired = (model: Model) => model.status === 'Approved' && model.until < model.year

const isGranted = ({ status }: Model) => status === 'Temporarily approved' || status === 'Approved'

/** Whether a representation can be made, which is too late a year after the decision. */
const isContestable = ({ year }: Model, decision: Contest) => decision.is === 'not made' && decision.year === year

const contested = (decision: Contest): Contest => ({ ...decision, is: 'waiting' })
const ended = (decision: Contest): Contest => ({ ...decision, is: 'ended' })

/** Whether the newest registration that has not ended is an approval. */
const isOfAnApproval = ({ status, isRenewal }: Model) => status === 'Approved' || (status === 'withdrawn' && isRenewal)

/** Whether a move succeeds, and the next state. A move that fails changes nothing. */
export function play(model: Model, move: Move): { succeeds: boolean; next: Model } {
  const stays = (succeeds: boolean) => ({ succeeds, next: model })
  const becomes = (status: Model['status'], more: Partial<Model> = {}) => ({
    succeeds: true,
    next: { ...model, status, isReturned: false, isExtended: false, ...more },
  })
  const changes = (isPossible: boolean, more: Partial<Model>) =>
    isPossible ? { succeeds: true, next: { ...model, ...more } } : stays(false)
  const now: Contest = { year: model.year, is: 'not made' }
  const mayApprove = !model.isSealed && !model.isRevoked
  const { status } = model
  switch (move) {
    case 'start':
      if (model.isRevoked) return stays(false)
      if (isExpired(model)) return becomes('pending', { isRenewal: true, isSubmitted: false, condition: 'none' })
      return status === 'none' || status === 'withdrawn'
        ? becomes('pending', { isSubmitted: false, condition: 'none' })
        : stays(false)
    case 'submit':
      return submits[status] && (!model.isReturned || model.isCorrected)
        ? becomes('pending', { isSubmitted: true })
        : stays(false)
    case 'answer the return':
      return changes(model.isReturned, { isCorrected: true })
    case 'rival submits':
      return stays(false)
    case 'withdraw':
      return status === 'pending' || status === 'Awaiting decision' ? becomes('withdrawn') : stays(false)
    case 'consider with one verdict':
      return stays(status !== 'none' && status !== 'withdrawn')
    case 'consider with both verdicts':
      return status === 'pending' && !model.isReturned
        ? becomes('Awaiting decision')
        : stays(status !== 'none' && status !== 'withdrawn')
    case 'return the staff':
      return status === 'Awaiting decision' || (status === 'pending' && model.isSubmitted && !model.isReturned)
        ? becomes('pending', { isReturned: true, isCorrected: false })
        : stays(false)
    case 'Temporarily approved':
      return mayApprove && (status === 'pending' || status === 'declined')
        ? becomes('Temporarily approved', { condition: 'none' })
        : stays(false)
    case 'extend':
      return mayApprove && status === 'Temporarily approved' && !model.isExtended
        ? { succeeds: true, next: { ...model, isExtended: true } }
        : stays(false)
    case 'seal':
      return changes(!model.isSealed, { isSealed: true, sealing: now })
    case 'revoke':
      return model.wasApproved && !model.isRevoked
        ? { succeeds: true, next: { ...model, isRevoked: true } }
        : stays(false)
    case 'lift':
      return changes(model.isSealed || model.isRevoked, {
        isSealed: false,
        isRevoked: false,
        sealing: model.isSealed ? ended(model.sealing) : model.sealing,
      })
    case 'contest the sealing':
      return changes(model.isSealed && isContestable(model, model.sealing), { sealing: contested(model.sealing) })
    case 'set aside the sealing':
      return changes(model.sealing.is === 'waiting', { isSealed: false, sealing: ended(model.sealing) })
    case 'penalise':
      return changes(true, { penalty: 'open', penalising: now })
    case 'contest the penalty':
      return changes(model.penalty === 'open' && isContestable(model, model.penalising), {
        penalising: contested(model.penalising),
      })
    case 'waive the penalty':
      return changes(model.penalty === 'open', { penalty: 'given up', penalising: ended(model.penalising) })
    case 'set aside the penalty':
      return changes(model.penalising.is === 'waiting', { penalty: 'given up', penalising: ended(model.penalising) })
    case 'provide evidence':
      return stays(isGranted(model) && model.condition === 'open')
    case 'mark the condition as met':
      return changes(isGranted(model) && model.condition === 'open', { condition: 'met' })
    case 'contest the decline':
      return changes(status === 'declined' && isContestable(model, model.decline), {
        decline: contested(model.decline),
      })
    case 'uphold the decline':
      return changes(status === 'declined' && model.decline.is === 'waiting', { decline: ended(model.decline) })
    case 'set aside the decline':
      return status === 'declined' && model.decline.is === 'waiting'
        ? becomes('Awaiting decision', { decline: ended(model.decline) })
        : stays(false)
    case 'approve with a condition':
    case 'Approved':
      return mayApprove &&
        (status === 'declined' || status === 'Temporarily approved' || status === 'Awaiting decision')
        ? becomes('Approved', {
            until: model.year,
            wasApproved: true,
            condition: move === 'Approved' ? 'none' : 'open',
          })
        : stays(false)
    case 'declined':
      return status === 'none' ||
        status === 'withdrawn' ||
        status === 'declined' ||
        (status === 'Approved' && !isExpired(model))
        ? stays(false)
        : becomes('declined', { decline: now, condition: 'none' })
    case 'owner adds staff':
      return changes(status !== 'Awaiting decision' && !isOfAnApproval(model), { isCorrected: true })
    case 'owner adds a referee':
      return stays(status !== 'Awaiting decision' && !isOfAnApproval(model) && !model.isReturned)
    case 'officer adds staff':
      return changes(!isOfAnApproval(model), { isCorrected: true })
    case 'print certificate':
      return stays(status === 'Approved')
    case 'print statement':
      return stays(status === 'Temporarily approved')
    case 'a year passes':
      return { succeeds: true, next: { ...model, year: model.year + 1 } }
  }
}
