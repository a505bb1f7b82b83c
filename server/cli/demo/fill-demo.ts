import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database } from '../../database/connect.ts'
import { hasOfficer } from '../../records/accounts/accounts.ts'
import { giveAccess } from './access.ts'
import { type Chance, makeChance } from './chance.ts'
import { type Clock, makeClock } from './clock.ts'
import { concernThreads } from './concerns.ts'
import { inspectionThreads } from './inspections.ts'
import { someName } from './invent.ts'
import type { Life, World } from './life.ts'
import { ordinaryStory } from './lives.ts'
import { firstDay, ministryThread } from './ministry.ts'
import { demoOwner, openAccount, type Person } from './people.ts'
import { openPortal, type Stores } from './portal.ts'
import { inventSites, type Site } from './sites.ts'
import { stories } from './stories.ts'
import type { Story } from './story.ts'
import { runThreads, type Thread } from './thread.ts'
import { doWhatIsDue } from './time-passes.ts'

const owners = 40

/** When the demonstration begins. Its database is prepared on this day too, so that the audit record begins with it. */
export function startOfDemo(now: Date): Clock {
  return makeClock(addDays(lagosDate(now), -firstDay))
}

interface Options extends Stores {
  clock: Clock
  now: Date
  /** The file for the heads of the audit record. */
  headsPath: string
  /** How many facilities there are, with those of the stories. */
  facilities?: number
}

/**
 * Fills a portal that nobody uses yet with a realistic ministry: people make the calls of the contract, and the portal does what is
 * due, on one clock that goes forward from its first day to `now`. Returns how many facilities it has added.
 */
export async function fillDemo(
  database: Pick<Database, 'db' | 'pool'>,
  { clock, now, headsPath, facilities = 300, ...stores }: Options,
): Promise<number> {
  if (await isFilled(database)) return 0
  const chance = makeChance(27)
  const portal = await openPortal(database, stores, clock)
  const everyMonth = () => doWhatIsDue(portal, headsPath)
  const sites = (await inventSites(portal.db, chance)).slice(0, facilities)
  const world = { portal, chance }
  const threads = [
    ministryThread(portal),
    ...facilityThreads(world, sites),
    ...concernThreads(portal),
    ...inspectionThreads({ portal, chance: makeChance(28) }),
  ]
  await runThreads(threads, { clock, today: lagosDate(now), everyMonth })
  await giveAccess(portal, now)
  return sites.length
}

/** Whether the portal is in use. */
export function isFilled({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return hasOfficer(db)
}

/** The stories, then ordinary facilities, one at each site. */
function facilityThreads(world: World, sites: readonly Site[]): Thread[] {
  const { chance } = world
  const people = Array.from({ length: owners }, (_, index) => inventOwner(chance, index))
  const withAccount = new Set<Person>()
  return sites.map((site, index) => {
    const story = stories[index] ?? ordinaryStory(chance)
    const owner = people.find(({ email }) => email === story.of) ?? chance.of(people.slice(2))
    const life = beginLife({ site, story, owner })
    const steps: Thread['steps'] = story.steps.map(([when, deed]) => [when, () => deed(world, life)])
    const [first] = steps
    const arrive = async () => {
      if (withAccount.has(owner)) return
      withAccount.add(owner)
      await openAccount(world.portal, chance, owner)
    }
    return { steps: first ? [[first[0], arrive], ...steps] : [], licenceEnd: () => life.licence_end }
  })
}

function inventOwner(chance: Chance, index: number): Person {
  return { ...someName(chance), email: index === 0 ? demoOwner : `owner${index + 1}@demo.example` }
}

function beginLife({ site, story, owner }: { site: Site; story: Story; owner: Person }): Life {
  const nothing = { facility_id: 0, registration_id: 0, about_id: 0, licence_end: null }
  return { site: { ...site, ...story.site }, owner, folio: story.folio, ...nothing }
}
