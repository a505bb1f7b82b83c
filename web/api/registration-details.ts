import type { showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'

/** A registration with all the data of its page: sections, missing items, offered actions. */
export type RegistrationDetails = Reply<typeof showRegistration>
