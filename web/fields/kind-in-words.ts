import type { Registration } from '@portal/contract/applications/registration.ts'
import { registrationKindWords } from '@portal/domain/applications/registration-kinds.ts'

type Registered = Pick<Registration, 'kind' | 'origin' | 'change_of_type'>

/** What a registration is for: 'Renewal', or 'Change of type: from Primary Health Clinic to Hospital'. */
export function kindInWords({ kind, origin, change_of_type: change }: Registered): string {
  if (origin === 'paper') return 'Licence from before the portal'
  const word = registrationKindWords[kind]
  return change ? `${word}: from ${change.from} to ${change.to}` : word
}
