import { showRegistration } from '@portal/contract/calls/registrations.ts'
import type { RegistrationPage } from '@portal/contract/replies/registration-page.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf } from './key-of.ts'

function pageIn(reply: unknown): RegistrationPage | undefined {
  const { page } = Object(reply)
  return page?.registration ? page : undefined
}

/**
 * An action on a registration answers the registration's page besides: it is kept as the reply to the call that shows the
 * page, so that the screen changes at once and nothing is asked for again. Answers the key it is kept under.
 */
export async function keepPage(client: QueryClient, reply: unknown): Promise<QueryKey | undefined> {
  const page = pageIn(reply)
  if (!page) return undefined
  const queryKey = keyOf(showRegistration, { params: { id: page.registration.id } })
  // What is on its way was asked for before the action.
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, page)
  return queryKey
}
