import { expect, it } from 'vitest'
import { registrationDetails, reviewOf } from '../testing/registration-details.ts'
import { cacheRegistrationPage } from './cache-registration-page.ts'
import { reviewRegistration, showRegistration } from './first-page-calls.ts'
import { keyOf } from './key-of.ts'
import { newQueryClient } from './query-client.ts'

const input = { params: { id: 31 } }
const before = registrationDetails({}, { status: 'Awaiting decision' })
const after = registrationDetails({}, { status: 'Approved' })

it.each([
  ['the registration', keyOf(showRegistration, input), before, { registration: { status: 'Approved' } }],
  [
    'its review',
    keyOf(reviewRegistration, input),
    reviewOf(before),
    { page: { registration: { status: 'Approved' } } },
  ],
])('keeps the page of an action when an older request of %s is answered after it', async (_, queryKey, old, kept) => {
  const client = newQueryClient()
  client.setQueryData(queryKey, old)
  const answers: ((reply: unknown) => void)[] = []
  const queryFn = () => new Promise((resolve) => answers.push(resolve))
  const running = client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined)
  await cacheRegistrationPage(client, { page: after })
  for (const answer of answers) answer(old)
  await running
  expect(client.getQueryData(queryKey)).toMatchObject(kept)
})
