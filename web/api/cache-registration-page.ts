import type { RegistrationPage } from '@portal/contract/applications/registration-page.ts'
import type { Reply } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { reviewRegistration, showRegistration } from './first-page-calls.ts'
import { keyOf } from './key-of.ts'

function hasPage(reply: unknown): reply is { page: RegistrationPage } {
  return fieldsOf(fieldsOf(reply).page).registration !== undefined
}

/**
 * The reply to an action on a registration contains the updated registration page. This puts it into the query cache, so
 * that the screen changes at once without another request, also within the review. Returns the query keys.
 */
export async function cacheRegistrationPage(client: QueryClient, reply: unknown): Promise<QueryKey[]> {
  if (!hasPage(reply)) return []
  const { page } = reply
  const queryKey = keyOf(showRegistration, { params: { id: page.registration.id } })
  // A request that is still running was sent before the action.
  const reviewKey = keyOf(reviewRegistration, { params: { id: page.registration.id } })
  for (const running of [queryKey, reviewKey]) await client.cancelQueries({ queryKey: running, exact: true })
  client.setQueryData(queryKey, page)
  client.setQueryData<Reply<typeof reviewRegistration>>(reviewKey, (review) => review && { ...review, page })
  return [queryKey, reviewKey]
}
