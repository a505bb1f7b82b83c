import type { Reply } from '@portal/contract/call.ts'
import type { searchPortal } from '@portal/contract/search/calls.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import type { ReactNode } from 'react'
import { countInWords } from '../../fields/count-in-words.ts'
import { FacilityStatus } from '../../fields/facility-status.tsx'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

type Found = Reply<typeof searchPortal>['data']

/** Something that was found: its name, a line about it, how it stands, and its page. */
interface FoundEntry {
  to: string
  name: string
  about: string
  status?: ReactNode
}

/** What was found of one kind. */
export interface FoundGroup {
  name: string
  entries: FoundEntry[]
}

/** What was found, by kind. A kind with no match is left out. If more facilities match than are shown, a last entry leads to the whole list. */
export function groupsOf({ facilities, applications, papers, people }: Found, q: string): FoundGroup[] {
  const hasMore = facilities.total > facilities.data.length
  const more = { to: paths.facilitiesFound(q), name: `All ${countInWords(facilities)} facilities`, about: '' }
  const groups = [
    {
      name: 'Facilities',
      entries: [
        ...facilities.data.map((facility) => ({
          to: paths.facility(facility.id),
          name: facility.company_name,
          about: [facility.facility_types.category_list, facility.local_gov_areas.list].join(' · '),
          status: <FacilityStatus registration={facility.registration} facility={facility} />,
        })),
        ...(hasMore ? [more] : []),
      ],
    },
    {
      name: 'Applications',
      entries: applications.map((application) => ({
        to: paths.review(application.id),
        name: application.reference,
        about: application.company_name,
        status: <StatusBadge {...application} />,
      })),
    },
    {
      name: 'Invoices and receipts',
      entries: papers.map(({ kind, id, number, company_name }) => ({
        to: paths[kind](id),
        name: number,
        about: company_name,
      })),
    },
    {
      name: 'People',
      entries: people.map((person) => ({
        to: paths.user(person.id),
        name: `${person.first_name} ${person.last_name}`,
        about: [isOfficer(person) ? 'Officer' : 'Owner', person.email].join(' · '),
      })),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
