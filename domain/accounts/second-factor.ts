import { isOfficer, type Person } from './capabilities.ts'

/** Whether a person may not be without a second factor. The setting is about officers; owners choose for themselves. */
export function needsSecondFactor(person: Pick<Person, 'privilege_type'>, officersNeedOne: 'no' | 'yes'): boolean {
  return officersNeedOne === 'yes' && isOfficer(person)
}
