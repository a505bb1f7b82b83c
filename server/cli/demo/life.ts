import type { Chance } from './chance.ts'
import type { Person } from './people.ts'
import type { Portal } from './portal.ts'
import type { Site } from './sites.ts'

/** A facility of the demonstration, with what its deeds have left. */
export interface Life {
  site: Site
  owner: Person
  /** The operating officer's folio number, if the story needs a certain one. */
  folio: string | undefined
  facility_id: number
  /** The newest registration. */
  registration_id: number
  /** The last day of the newest licence; null without one. */
  licence_end: string | null
  /** The thing that the last deed made, which the next one is about: a penalty, a request, a representation. */
  about_id: number
}

/** What everybody in the demonstration uses. */
export interface World {
  portal: Portal
  chance: Chance
}

/** Something that is done with a facility on a day. */
export type Deed = (world: World, life: Life) => Promise<unknown>
