import type { Session } from '../../api/session.ts'
import { paths } from '../../paths.ts'

/** One line of the menu. */
export interface MenuEntry {
  label: string
  to: string
  /** Beginnings of the other addresses under this entry. */
  also?: string[]
  /** The heading under which the entry stands, beneath those without one. */
  group?: 'Settings'
}

/** The sidebar of each role, in the order and words of spec §2, then what it leaves out. An entry is added with its screen. */
export const menu: Record<Session['privilege_type'], MenuEntry[]> = {
  admin: [
    { label: 'Dashboard', to: paths.overview() },
    { label: 'New Registration', to: paths.newRegistration() },
    {
      label: 'Facility Management',
      to: paths.facilities(),
      also: ['/admin/single-facility/', '/admin/registration/', '/admin/all/registrations'],
    },
    { label: 'Renewal Management', to: paths.renewals() },
    // Spelt as the ministry's menu spells it. Spec §2.
    { label: 'Penalities and Fines', to: paths.penalties() },
    { label: 'Map', to: paths.maps() },
    { label: 'Facility types', to: paths.facilityTypes(), also: ['/admin/add/requirement/'], group: 'Settings' },
    { label: 'States', to: paths.states(), also: ['/admin/state/'], group: 'Settings' },
    { label: 'Ministry', to: paths.settings(), group: 'Settings' },
  ],
  user: [
    { label: 'Dashboard', to: paths.overview() },
    { label: 'Add Facility', to: paths.addFacility() },
    {
      label: 'Registration',
      to: paths.myFacilities(),
      also: ['/admin/registration/', '/admin/requirement/', '/admin/requirement-part/', '/admin/single-facility/'],
    },
    { label: 'Review', to: paths.review() },
  ],
}

/** The entry under which an address stands. */
export function entryOf(entries: MenuEntry[], pathname: string): MenuEntry | undefined {
  return (
    entries.find(({ to }) => to === pathname) ??
    entries.find(({ also = [] }) => also.some((beginning) => pathname.startsWith(beginning)))
  )
}
