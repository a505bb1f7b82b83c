import { refuse } from '@portal/domain/refusal.ts'

/** A refused call is asked to wait this many seconds at least, and up to so many more, so that not all come back together. */
const retryAfter = { least: 1, more: 2 }

interface Busy {
  isBegun?: boolean
  /** In how many seconds there is likely room; a few at random if nobody can tell. */
  afterSeconds?: number
}

/** Refuses a call that the portal has no room for at the moment. Unless something was begun, the same may be sent again. */
export function refuseAsBusy({ isBegun = false, afterSeconds = aFewSeconds() }: Busy = {}): never {
  return refuse('unavailable', 'The portal is very busy just now. Try again in a few seconds.', {
    retry_after: afterSeconds,
    ...(isBegun ? {} : { not_begun: true }),
  })
}

function aFewSeconds(): number {
  return retryAfter.least + Math.floor(Math.random() * (retryAfter.more + 1))
}
