import type { Database } from '../../database/connect.ts'
import { makeImport, paperRow, recordFromPaper, takeBackRows } from '../paper-licences.ts'
import { makeOfficer } from '../people.ts'
import { dayText } from './plain-days.ts'
import type { PlainFacility, PlainRegistration } from './plain-ministry.ts'

/** On this day the ministry brings its paper register into the portal, with two imports. */
const paperComesIn = '2026-03-02'
/** On this day the second one is undone. */
const paperIsUndone = '2026-03-30'

const howMany = 60

/** The paper register of the simulated ministry. What it writes, it answers in plain words, too. */
async function paperRegister(db: Database['db'], ownerId: number) {
  const officer = await makeOfficer(db)
  const on = (today: number) => ({ database: { db }, officer, today: dayText(today) })

  /** An import of licences of which some have ended, and some end soon. Its owners claim every second facility, if they may. */
  async function comeIn(today: number, { isClaimed }: { isClaimed: boolean }) {
    const from = await makeImport(db, officer, dayText(today))
    const licences = Array.from({ length: howMany }, (_, k) => ({ from: today - 8 * k, to: today - 8 * k + 364 }))
    const rows = licences.map((licence, k) =>
      paperRow({
        ...{ line: k + 2, company_name: `Paper Clinic ${k}`, facility_type_id: 1 + (k % 2) },
        local_gov_area_id: 539 + (k % 3),
        licence: {
          ...paperRow().licence,
          ...{ number: `PHF/${from.id}/${k}`, issued_on: dayText(licence.from), last_day: dayText(licence.to) },
        },
      }),
    )
    const recorded = await recordFromPaper(on(today), from, rows)
    const claimed = recorded.filter((_, k) => isClaimed && k % 2 === 0).map(({ facility_id }) => facility_id)
    if (claimed.length > 0) {
      await db.updateTable('facility').set({ user_id: ownerId }).where('id', 'in', claimed).execute()
    }
    const facilities = recorded.map(({ facility_id, registration_id }, k): PlainFacility => {
      const [type, licence] = [1 + (k % 2), licences[k] ?? { from: today, to: today }]
      const id = registration_id ?? 0
      const registrations = [{ ...asRecorded(today), id, type, ...licence }]
      return {
        id: facility_id,
        lga: 539 + (k % 3),
        type,
        isClosed: false,
        hasOwner: claimed.includes(facility_id),
        registrations,
      }
    })
    return { from, recorded, facilities }
  }

  /** Undoes an import. Returns the facilities that are gone. */
  async function undo(
    { from, recorded }: Pick<Awaited<ReturnType<typeof comeIn>>, 'from' | 'recorded'>,
    today: number,
  ) {
    const { taken } = await takeBackRows(on(today), from, recorded)
    return recorded.filter(({ line }) => taken.includes(line)).map(({ facility_id }) => facility_id)
  }

  return { comeIn, undo }
}

/** A licence is approved from its first row on, and nobody has submitted it. */
function asRecorded(today: number): Omit<PlainRegistration, 'id' | 'type' | 'from' | 'to'> {
  const nothing = { toType: null, submittedOn: null, isEnded: false, stages: [], signed: 0 }
  return { kind: 'new', state: 'approved', createdOn: today, decidedOn: today, ...nothing }
}

/** Lets the paper register come in on its day, and be undone in part, among the facilities of the simulation. */
export async function bringPaperIn(db: Database['db'], ownerId: number, facilities: PlainFacility[]) {
  const { comeIn, undo } = await paperRegister(db, ownerId)
  const everClosed = new Set<number>()
  let kept: PlainFacility[] = []
  let second: Awaited<ReturnType<typeof comeIn>> | undefined
  let takenBack = 0

  /** Does what is due on a day. What an undo takes back is compared with what nobody has worked on. */
  async function on(today: number, compare: (taken: number[], plain: number[]) => void) {
    if (dayText(today) === paperComesIn) {
      // The day before, because the day of the simulation begins in the morning.
      const first = await comeIn(today - 1, { isClaimed: true })
      second = await comeIn(today - 1, { isClaimed: false })
      kept = [...first.facilities, ...second.facilities]
      facilities.push(...kept)
    }
    if (dayText(today) !== paperIsUndone || !second) return
    const gone = await undo(second, today - 1)
    const untouched = second.facilities.filter(
      ({ id, registrations }) => registrations.length === 1 && !everClosed.has(id),
    )
    compare(
      gone,
      untouched.map(({ id }) => id),
    )
    const stays = ({ id }: PlainFacility) => !gone.includes(id)
    kept = kept.filter(stays)
    facilities.splice(0, facilities.length, ...facilities.filter(stays))
    takenBack = gone.length
  }

  function seen() {
    const isRenewed = ({ registrations }: PlainFacility) =>
      registrations.some(({ kind, state }) => kind === 'renewal' && state === 'approved')
    return { fromPaper: kept.length, renewedFromPaper: kept.filter(isRenewed).length, takenBack }
  }

  return { on, seen, everClosed }
}
