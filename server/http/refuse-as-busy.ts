import { refuse } from '@portal/domain/refusal.ts'

/** A refused call is asked to wait this many seconds at least, and up to so many more, so that not all come back together. */
const retryAfter = { least: 1, more: 2 }

/** Refuses a call that the portal has no room for at the moment. Unless something was begun, the same may be sent again. */
export function refuseAsBusy({ isBegun = false } = {}): never {
  const retry_after = retryAfter.least + Math.floor(Math.random() * (retryAfter.more + 1))
  return refuse('unavailable', 'The portal is very busy just now. Try again in a few seconds.', {
    retry_after,
    ...(isBegun ? {} : { not_begun: true }),
  })
}
