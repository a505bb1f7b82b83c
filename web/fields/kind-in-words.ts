import type { Registration } from '@portal/contract/applications/registration.ts'
import { registrationKindWords } from '@portal/domain/applications/registration-kinds.ts'

/** What a registration is for: 'Renewal', or 'Change of type: from Primary Health Clinic to Hospital'. */
export function kindInWords({ kind, change_of_type: change }: Pick<Registration, 'kind' | 'change_of_type'>): string {
  const word = registrationKindWords[kind]
  return change ? `${word}: from ${change.from} to ${change.to}` : word
}
