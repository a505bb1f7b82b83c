import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { send } from '../../../../api/client.ts'

/** Somebody who is in the list of staff. */
export interface Known {
  full_name: string
  phone_number: string
}

/** The staff of a registration: those who came with the page, and how many there are. */
export interface ListedStaff {
  facilityId: number
  registrationId: number
  first: readonly Known[]
  total: number
}

const perPage = 100

/** Everybody who is there already. Without a connection those whom the page shows. */
export async function knownStaff({ facilityId, registrationId, first, total }: ListedStaff): Promise<readonly Known[]> {
  if (first.length >= total) return first
  const known: Known[] = []
  try {
    for (let page = 1; known.length < total; page += 1) {
      const query = { registration_id: registrationId, page, per_page: perPage }
      const { data, last_page } = await send(staffRows.list, { params: { id: facilityId }, query })
      known.push(...data)
      if (page >= last_page) break
    }
    return known
  } catch {
    return first
  }
}
