import type { Reply } from '@portal/contract/call.ts'
import type { searchPortal } from '@portal/contract/search/calls.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { paths } from '../../paths.ts'

type Found = Reply<typeof searchPortal>['data']

/** Something that was found: its name, a line about it, and its page. */
interface FoundEntry {
  to: string
  name: string
  about: string
}

/** What was found of one kind. */
export interface FoundGroup {
  name: string
  entries: FoundEntry[]
}

/** What was found, by kind; kinds of which nothing was found are left out. With many facilities the last entry leads to the list. */
export function groupsOf(
  { facilities, facilities_total, applications, papers, people }: Found,
  q: string,
): FoundGroup[] {
  const all = facilities_total > facilities.length
  const groups = [
    {
      name: 'Facilities',
      entries: [
        ...facilities.map(({ id, company_name, category, lga, registration }) => ({
          to: paths.facility(id),
          name: company_name,
          about: [category, lga, registration?.status ?? 'Not started'].join(' · '),
        })),
        ...(all ? [{ to: paths.facilitiesFound(q), name: `All ${facilities_total} facilities`, about: '' }] : []),
      ],
    },
    {
      name: 'Applications',
      entries: applications.map(({ id, reference, company_name, status }) => ({
        to: paths.review(id),
        name: reference,
        about: `${company_name} · ${status}`,
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
