import type { RegistrationAction } from './registration-action.ts'
import type { RegistrationState } from './registration-state.ts'

/** Where something can still be approved, so that no approval waits for a stage that nobody can sign. */
const whileApprovable = [
  'pending, submitted',
  'Awaiting decision',
  'Temporarily approved',
  'declined',
] as const satisfies readonly RegistrationState[]

/** What happens at the stages that the ministry has set. They go beyond the specification. Owners read nothing of them. */
export const stageActions = {
  'Sign stage': {
    may: 'sign a stage',
    offeredWhen: whileApprovable,
    leadsTo: null,
    asks: ['the verdict of whoever signs the present stage', 'a remark where they do not agree'],
    message: 'The stage is signed',
    recordedAs: 'signed a stage of #',
    causes: { event: { text: 'Signed', isInternal: true } },
  },
  'Send back to stage': {
    may: 'sign a stage',
    offeredWhen: whileApprovable,
    leadsTo: null,
    asks: ['one of the earlier stages that the present one may send back to', 'a reason'],
    message: 'The application is back at the earlier stage',
    recordedAs: 'sent # back to an earlier stage',
    causes: { event: { text: 'Sent back to', isInternal: true } },
  },
} as const satisfies Record<string, RegistrationAction>
