import { loadOverview } from '../../screens/applications/overview.tsx'
import { inboxPage, listOwnFacilities, newestNotifications, showSummary, topOfInbox } from '../first-calls.ts'
import type { Screen } from '../screen.ts'

/** The screens of the main menu, in its order. Spec §2. */
export const menuScreens: readonly Screen[] = [
  {
    path: '/admin/overview',
    title: 'Dashboard',
    load: loadOverview,
    may: 'see the dashboard',
    menu: { label: 'Dashboard' },
    first: [topOfInbox, showSummary, listOwnFacilities, newestNotifications],
  },
  {
    path: '/admin/inbox',
    title: 'Inbox',
    load: () => import('../../screens/inbox/inbox.tsx').then(({ Inbox }) => Inbox),
    may: 'see the applications',
    menu: { label: 'Inbox', count: 'inbox' },
    first: [inboxPage],
  },
  {
    path: '/admin/user',
    title: 'Add Facility',
    load: () => import('../../screens/facilities/add-facility.tsx').then(({ AddFacility }) => AddFacility),
    may: 'add a facility',
    menu: { label: 'Add Facility' },
  },
  {
    path: '/admin/registration',
    title: 'Facility Registration',
    load: () => import('../../screens/applications/my-facilities.tsx').then(({ MyFacilities }) => MyFacilities),
    may: 'start a registration',
    menu: { label: 'Registration' },
    first: [listOwnFacilities],
  },
  {
    path: '/admin/review',
    title: 'Review',
    load: () => import('../../screens/applications/remarks.tsx').then(({ Remarks }) => Remarks),
    may: 'start a registration',
    menu: { label: 'Review' },
  },
  {
    path: '/admin/add/registration',
    title: 'New Registration',
    load: () =>
      import('../../screens/applications/new-registration.tsx').then(({ NewRegistration }) => NewRegistration),
    may: 'record a registration from the full form',
    menu: { label: 'New Registration' },
  },
  {
    path: '/admin/all/facilities',
    title: 'Facility Management',
    load: () =>
      import('../../screens/facilities/facility-management.tsx').then(({ FacilityManagement }) => FacilityManagement),
    may: 'list all facilities',
    menu: { label: 'Facility Management' },
  },
  {
    path: '/admin/renewals',
    title: 'Renewal Management',
    load: () => import('../../screens/licences/renewals.tsx').then(({ Renewals }) => Renewals),
    may: 'list all facilities',
    menu: { label: 'Renewal Management' },
  },
  {
    path: '/admin/all/penalties',
    // Spelt as in the ministry's menu. Spec §2.
    title: 'Penalities and Fines',
    load: () => import('../../screens/standing/penalties.tsx').then(({ Penalties }) => Penalties),
    may: 'list penalties',
    menu: { label: 'Penalities and Fines' },
  },
  {
    path: '/admin/changes',
    title: 'Requests for changes',
    load: () => import('../../screens/facilities/changes.tsx').then(({ Changes }) => Changes),
    may: 'list all facilities',
    menu: { label: 'Changes' },
  },
  {
    path: '/admin/representations',
    title: 'Representations',
    load: () => import('../../screens/standing/representations.tsx').then(({ Representations }) => Representations),
    may: 'list all facilities',
    menu: { label: 'Representations' },
  },
  {
    path: '/admin/concerns',
    title: 'Concerns',
    load: () => import('../../screens/concerns/concerns.tsx').then(({ Concerns }) => Concerns),
    may: 'triage concerns',
    menu: { label: 'Concerns' },
  },
  {
    path: '/admin/payments',
    title: 'Payments',
    load: () => import('../../screens/money/payments.tsx').then(({ Payments }) => Payments),
    may: 'see the payments',
    menu: { label: 'Payments' },
  },
  {
    path: '/admin/reports',
    title: 'Reports',
    load: () => import('../../screens/reports/reports.tsx').then(({ Reports }) => Reports),
    may: 'see the reports',
    menu: { label: 'Reports' },
  },
  {
    path: '/admin/maps',
    title: 'Map of facilities',
    load: () => import('../../screens/facilities/maps.tsx').then(({ Maps }) => Maps),
    may: 'see the charts of the state',
    menu: { label: 'Map' },
  },
  {
    path: '/admin/account',
    title: 'Your account',
    load: () => import('../../screens/accounts/account.tsx').then(({ Account }) => Account),
    may: 'manage own account',
    menu: { label: 'Your account' },
  },
]
