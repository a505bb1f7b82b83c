import { consume, keyOf, type MakeLimit } from './limits.ts'

const hour = 60 * 60
const day = 24 * hour
/** SMS of one kind to one account or number. */
const most = { inHour: 3, inDay: 6 }
/** SMS with codes and links to all people together within an hour: each costs money. */
const mostTogether = 300
/** How often one code may be typed. Together with the limits above, a number is guessed with a chance of 1 in 33,000 a day. */
const mostTries = 5

/** Limits the SMS that people cause, and guesses of their codes. Each count is for numbers with and without an account alike. */
export interface SmsThrottle {
  /** Counts a code to the number of an account, whoever asks for it. Refuses with `too_many_requests`. */
  beforeCode: (asked: { userId: number; phone: string }) => Promise<void>
  /** Counts a guess of the code that was asked for at a time. Returns whether it may be checked. */
  mayTryCode: (asked: { userId: number; askedAt: string }) => Promise<boolean>
  /** Counts a link to a number, whether it is sent or not. Returns whether to send it. */
  mayRemind: (phone: string) => Promise<boolean>
  /** Counts an SMS that is about to be sent. Returns whether there are not too many of all people. */
  mayCost: () => Promise<boolean>
}

/** Makes the limits of SMS. See decision 50. */
export function throttleSms(limit: MakeLimit): SmsThrottle {
  const countless = 1_000_000
  const of = (name: string) => [limit(`${name}-hour`, most.inHour, hour), limit(`${name}-day`, most.inDay, day)]
  const byAccount = of('sms-account')
  const byNumber = of('sms-number')
  const reminders = [limit('sms-link-hour', countless, hour), limit('sms-link-day', countless, day)] as const
  const together = limit('sms-together', countless, hour)
  const tries = limit('sms-code', countless, day)

  return {
    beforeCode: async ({ userId, phone }) => {
      for (const limiter of byAccount) await consume(limiter, String(userId))
      for (const limiter of byNumber) await consume(limiter, keyOf(phone))
    },
    mayTryCode: async ({ userId, askedAt }) =>
      (await tries.consume(keyOf(String(userId), askedAt))).consumedPoints <= mostTries,
    mayRemind: async (phone) => {
      const [inHour, inDay] = await Promise.all(reminders.map((limiter) => limiter.consume(keyOf(phone))))
      return (inHour?.consumedPoints ?? 0) <= most.inHour && (inDay?.consumedPoints ?? 0) <= most.inDay
    },
    mayCost: async () => (await together.consume('all')).consumedPoints <= mostTogether,
  }
}
