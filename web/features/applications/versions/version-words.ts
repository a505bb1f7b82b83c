import type { ApplicationVersion } from '@portal/contract/applications/application-version.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { momentInWords } from '../../../ui/dates.tsx'

const words: Partial<Record<RegistrationActionName | 'imported', string>> = {
  Submit: 'Submitted',
  Return: 'Returned',
  Consider: 'Considered',
  Approve: 'Approved',
  imported: 'Recorded from paper',
}

/** What happened when a version was stored: 'Submitted'. */
export function actionInWords(action: string): string {
  return Object.entries(words).find(([name]) => name === action)?.[1] ?? action
}

/** A version in a list to choose from; `reference` is that of the registration whose versions are compared. */
export function versionInWords({ action, at, actor, reference }: ApplicationVersion, ofReference: string): string {
  const done = `${actionInWords(action)}, ${momentInWords(at)}, ${actor}`
  return reference === ofReference ? done : `${done} (${reference})`
}
