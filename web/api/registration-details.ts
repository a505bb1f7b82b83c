import type { Reply } from '@portal/contract/call.ts'
import type { showRegistration } from '@portal/contract/calls/registrations.ts'

/** A registration with everything its page shows: sections, what is missing, what may be done now. */
export type RegistrationDetails = Reply<typeof showRegistration>
