import type { Reply } from '@portal/contract/call.ts'
import type { showRegistration } from '@portal/contract/calls/registrations.ts'

/** A registration with all that is shown of it: the reply that its page is made of. */
export type Shown = Reply<typeof showRegistration>
