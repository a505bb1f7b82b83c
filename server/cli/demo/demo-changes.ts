import { registrationActions } from '@portal/domain/actions/registration.ts'
import { isInDate } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { SigningKeys } from '../../keys/signing-keys.ts'
import { reissuePapers } from '../../papers/reissue-papers.ts'
import { insertChangeRequest, readChangeableDetails } from '../../records/facilities/change-requests.ts'
import { insertClosing } from '../../records/facilities/closings.ts'
import { updateFacility } from '../../records/facilities/facilities.ts'
import { storeDemoFile } from './demo-contents.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

type Registrations = Awaited<ReturnType<typeof makeDemoRegistrations>>

interface Source {
  people: DemoPeople
  registrations: Registrations
  now: Date
  signingKeys: SigningKeys
}

/** Requests for changes that are open, accepted and refused, and a closed facility. The demonstration's owner has some of each. */
export async function makeDemoChanges(
  db: Db,
  files: FileStore,
  { people, registrations, now, signingKeys }: Source,
): Promise<void> {
  const today = lagosDate(now)
  const [officer] = people.officers
  const licensed = registrations.filter(
    ({ status, expiry_date }) => status === registrationActions.Approve.leadsTo && isInDate(expiry_date, today),
  )
  const isOwn = ({ recorded_by }: Registrations[number]) => recorded_by === people.demoOwnerAccount.id
  const chosen = [...licensed.filter(isOwn), ...licensed.filter((other) => !isOwn(other))]
  const [first, second, third, fourth, fifth] = chosen
  if (!officer || !first || !second || !third || !fourth || !fifth) return
  const ask = async (
    { facility_id, recorded_by }: Registrations[number],
    change: object,
    reason: string,
    days: number,
  ) => {
    const old = await readChangeableDetails(db, facility_id)
    const file_slug = await storeDemoFile(db, files, { facility_id, recorded_by, name: 'Proof of the change' })
    const asked = { asked_by: recorded_by, asked_at: daysBefore(now, days) }
    return { facility_id, old, new: { ...old, ...change }, reason, file_slug, ...asked }
  }
  const ended = { ended_by: officer.id, ended_at: daysBefore(now, 2) }

  const moving = await ask(first, { address: '3 Paiko Road' }, 'We moved to a larger building.', 6)
  await insertChangeRequest(db, moving)
  const renamed = await ask(second, { company_name: 'Alheri Family Clinic' }, 'The CAC has the new name.', 9)
  await insertChangeRequest(db, {
    ...renamed,
    ...ended,
    status: 'accepted',
    answer: 'The new CAC certificate is in order.',
  })
  await updateFacility(db, second.facility_id, { company_name: renamed.new.company_name }, now)
  await reissuePapers({ db, today, now, user: null, address: null, signingKeys }, second.facility_id)
  const sold = await ask(third, { owner_name: 'Hauwa Sani' }, 'The clinic was sold.', 12)
  await insertChangeRequest(db, { ...sold, ...ended, status: 'refused', answer: 'The deed of sale is not signed.' })
  const other = await ask(fourth, { address: '12 Commercial Layout' }, 'The street has a new name.', 3)
  await insertChangeRequest(db, other)

  await insertClosing(db, {
    facility_id: fifth.facility_id,
    closed_from: lagosDate(Date.parse(daysBefore(now, 20))),
    reason: 'The owner retires.',
    closed_by: fifth.recorded_by,
    closed_at: daysBefore(now, 25),
  })
}
