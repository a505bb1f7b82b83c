/** The moves of the model: what people do with a registration, and the passing of time. */
export const moves = [
  'start',
  'submit',
  'rival submits',
  'withdraw',
  'return the staff',
  'consider with one verdict',
  'consider with both verdicts',
  'Temporarily approved',
  'extend',
  'Approved',
  'declined',
  'seal',
  'revoke',
  'lift',
  'owner adds staff',
  'owner adds a referee',
  'officer adds staff',
  'print certificate',
  'print statement',
  'a year passes',
] as const
/** One of `moves`. */
export type Move = (typeof moves)[number]

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
  /** Whether the temporary approval was extended. */
  isExtended: boolean
  /** Whether a registration of the facility was ever approved. */
  wasApproved: boolean
  isSealed: boolean
  isRevoked: boolean
}

/** A facility without a registration. */
export const notStarted: Model = {
  status: 'none',
  year: 2026,
  until: 0,
  isRenewal: false,
  isSubmitted: false,
  isReturned: false,
  isExtended: false,
  wasApproved: false,
  isSealed: false,
  isRevoked: false,
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

/** Whether the newest registration that has not ended is an approval. */
const isOfAnApproval = ({ status, isRenewal }: Model) => status === 'Approved' || (status === 'withdrawn' && isRenewal)

/** Whether a move succeeds, and the next state. A move that fails changes nothing. */
export function play(model: Model, move: Move): { succeeds: boolean; next: Model } {
  const stays = (succeeds: boolean) => ({ succeeds, next: model })
  const becomes = (status: Model['status'], more: Partial<Model> = {}) => ({
    succeeds: true,
    next: { ...model, status, isReturned: false, isExtended: false, ...more },
  })
  const mayApprove = !model.isSealed && !model.isRevoked
  const { status } = model
  switch (move) {
    case 'start':
      if (model.isRevoked) return stays(false)
      if (isExpired(model)) return becomes('pending', { isRenewal: true, isSubmitted: false })
      return status === 'none' || status === 'withdrawn' ? becomes('pending', { isSubmitted: false }) : stays(false)
    case 'submit':
      return submits[status] ? becomes('pending', { isSubmitted: true }) : stays(false)
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
        ? becomes('pending', { isReturned: true })
        : stays(false)
    case 'Temporarily approved':
      return mayApprove && (status === 'pending' || status === 'declined')
        ? becomes('Temporarily approved')
        : stays(false)
    case 'extend':
      return mayApprove && status === 'Temporarily approved' && !model.isExtended
        ? { succeeds: true, next: { ...model, isExtended: true } }
        : stays(false)
    case 'seal':
      return { succeeds: !model.isSealed, next: { ...model, isSealed: true } }
    case 'revoke':
      return model.wasApproved && !model.isRevoked
        ? { succeeds: true, next: { ...model, isRevoked: true } }
        : stays(false)
    case 'lift':
      return { succeeds: model.isSealed || model.isRevoked, next: { ...model, isSealed: false, isRevoked: false } }
    case 'Approved':
      return mayApprove &&
        (status === 'declined' || status === 'Temporarily approved' || status === 'Awaiting decision')
        ? becomes('Approved', { until: model.year, wasApproved: true })
        : stays(false)
    case 'declined':
      return status === 'none' ||
        status === 'withdrawn' ||
        status === 'declined' ||
        (status === 'Approved' && !isExpired(model))
        ? stays(false)
        : becomes('declined')
    case 'owner adds staff':
      return stays(status !== 'Awaiting decision' && !isOfAnApproval(model))
    case 'owner adds a referee':
      return stays(status !== 'Awaiting decision' && !isOfAnApproval(model) && !model.isReturned)
    case 'officer adds staff':
      return stays(!isOfAnApproval(model))
    case 'print certificate':
      return stays(status === 'Approved')
    case 'print statement':
      return stays(status === 'Temporarily approved')
    case 'a year passes':
      return { succeeds: true, next: { ...model, year: model.year + 1 } }
  }
}
