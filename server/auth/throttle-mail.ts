import { consume, keyOf, type MakeLimit } from './limits.ts'

const hour = 60 * 60
const day = 24 * hour

/** Limits the mails that people cause to addresses of their choice. The counts are alike for addresses with and without an account. */
export interface MailThrottle {
  /** Counts a question to a new address whether it is that of an account. Refuses with `too_many_requests`. */
  beforeEmailChange: (asked: { userId: number; email: string }) => Promise<void>
  /** Counts that a person names an address as a helper of a facility, who is told of it. Refuses with `too_many_requests`. */
  beforeNaming: (named: { userId: number; facilityId: number; email: string }) => Promise<void>
}

/** Makes the limits of mails. */
export function throttleMail(limit: MakeLimit): MailThrottle {
  const changes = limit('email-account', 5, hour)
  const asked = limit('email-address', 5, hour)
  const naming = limit('helper', 10, day)

  return {
    beforeEmailChange: async ({ userId, email }) => {
      await consume(changes, String(userId))
      await consume(asked, keyOf(email))
    },
    beforeNaming: async ({ userId, facilityId, email }) =>
      void (await consume(naming, keyOf(String(userId), String(facilityId), email))),
  }
}
