import type { Deed } from './life.ts'
import * as officer from './officers-deeds.ts'
import * as owner from './owners-deeds.ts'
import type { Site } from './sites.ts'
import type { When } from './thread.ts'

/** What happens to a facility. A number is how many days ago. */
export interface Story {
  steps: readonly (readonly [When, Deed])[]
  /** Whose facility it is, if that matters. */
  of?: string
  /** The operating officer's folio number, if another facility has the same. */
  folio?: string
  /** What is stated about the facility, if that matters. */
  site?: Partial<Site>
}

type Steps = Story['steps']

/** An application that is submitted on a day, and paid. */
export const submitted = (day: number): Steps => [
  [day + 5, owner.apply],
  [day, owner.submit],
]

/** An application that awaits its decision from a day on. */
export const considered = (day: number): Steps => [
  ...submitted(day + 6),
  [day + 4, officer.confirmPayments],
  [day, officer.consider],
]

/** A licence that is approved on a day. */
export const licensed = (day: number): Steps => [...considered(day + 4), [day, officer.approve]]

/** A renewal that is approved after a week. */
export const renewed = (when: When): Steps => [
  [when, owner.renew],
  ['+3', officer.confirmPayments],
  ['+1', officer.consider],
  ['+3', officer.approve],
]
