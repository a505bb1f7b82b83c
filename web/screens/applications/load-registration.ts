import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { currentSession } from '../../api/session.ts'

/** Loads the page of a registration with what only officers see of it, if the signed-in person is one, both at once. */
export async function loadRegistration() {
  const page = import('./registration.tsx')
  if (!mayDo(currentSession(), 'start a registration')) await import('./registration-detail.tsx')
  return (await page).Registration
}
