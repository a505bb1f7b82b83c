import { loadOverview } from '../../screens/applications/overview.tsx'
import { inboxPage, listOwnFacilities, newestNotifications, setUp, showSummary, topOfInbox } from '../first-calls.ts'
import type { Screen } from '../screen.ts'

/** The screens of the main menu, in its order. Spec §2. */
export const menuScreens: readonly Screen[] = [
  {
    path: '/admin/overview',
    title: 'Dashboard',
    load: loadOverview,
    may: 'see the dashboard',
    menu: { label: 'Dashboard', icon: 'dashboard' },
    first: [topOfInbox, setUp, showSummary, listOwnFacilities, newestNotifications],
  },
  {
    path: '/admin/user',
    title: 'Add Facility',
    load: () => import('../../screens/facilities/add-facility.tsx').then(({ AddFacility }) => AddFacility),
    may: 'add a facility',
    menu: { label: 'Add Facility', icon: 'plus' },
  },
  {
    path: '/admin/registration',
    title: 'Facility Registration',
    load: () => import('../../screens/applications/my-facilities.tsx').then(({ MyFacilities }) => MyFacilities),
    may: 'start a registration',
    menu: { label: 'Registration', icon: 'file' },
    first: [listOwnFacilities],
  },
  {
    path: '/admin/review',
    title: 'Review',
    load: () => import('../../screens/applications/remarks.tsx').then(({ Remarks }) => Remarks),
    may: 'start a registration',
    menu: { label: 'Review', icon: 'message' },
  },
  {
    path: '/admin/account',
    title: 'Your account',
    load: () => import('../../screens/accounts/account.tsx').then(({ Account }) => Account),
    may: 'manage own account',
    menu: { label: 'Your account', icon: 'person', may: 'start a registration' },
  },
  {
    path: '/admin/inbox',
    title: 'Inbox',
    load: () => import('../../screens/inbox/inbox.tsx').then(({ Inbox }) => Inbox),
    may: 'see the applications',
    menu: { label: 'Inbox', icon: 'inbox', group: 'Work', count: 'inbox' },
    first: [inboxPage],
  },
  {
    path: '/admin/all/registrations',
    title: 'Registrations',
    load: () => import('../../screens/cases/registrations.tsx').then(({ Registrations }) => Registrations),
    may: 'list all facilities',
    menu: { label: 'Registrations', icon: 'file', group: 'Work', count: 'registrations' },
  },
  {
    path: '/admin/payments',
    title: 'Payments',
    load: () => import('../../screens/money/payments.tsx').then(({ Payments }) => Payments),
    may: 'see the payments',
    menu: { label: 'Payments', icon: 'wallet', group: 'Work', count: 'payments', may: 'decide on a payment' },
  },
  {
    path: '/admin/changes',
    title: 'Requests for changes',
    load: () => import('../../screens/facilities/changes.tsx').then(({ Changes }) => Changes),
    may: 'list all facilities',
    menu: { label: 'Changes', icon: 'pencil', group: 'Work', count: 'changes', may: 'decide on a change' },
  },
  {
    path: '/admin/representations',
    title: 'Representations',
    load: () => import('../../screens/standing/representations.tsx').then(({ Representations }) => Representations),
    may: 'list all facilities',
    menu: {
      label: 'Representations',
      icon: 'message',
      group: 'Work',
      count: 'representations',
      may: 'decide on a representation',
    },
  },
  {
    path: '/admin/concerns',
    title: 'Concerns',
    load: () => import('../../screens/concerns/concerns.tsx').then(({ Concerns }) => Concerns),
    may: 'triage concerns',
    menu: { label: 'Concerns', icon: 'megaphone', group: 'Work', count: 'concerns' },
  },
  {
    path: '/admin/inspections',
    title: 'Inspections',
    load: () => import('../../screens/inspections/inspections.tsx').then(({ Inspections }) => Inspections),
    may: 'see the inspections',
    menu: { label: 'Inspections', icon: 'calendar', group: 'Work', count: 'inspections', may: 'plan an inspection' },
  },
  {
    path: '/admin/add/registration',
    title: 'New Registration',
    load: () =>
      import('../../screens/applications/new-registration.tsx').then(({ NewRegistration }) => NewRegistration),
    may: 'record a registration from the full form',
    menu: { label: 'New Registration', icon: 'newFile', group: 'Register' },
  },
  {
    path: '/admin/all/facilities',
    title: 'Facility Management',
    load: () =>
      import('../../screens/facilities/facility-management.tsx').then(({ FacilityManagement }) => FacilityManagement),
    may: 'list all facilities',
    menu: { label: 'Facility Management', icon: 'building', group: 'Register', count: 'facilities' },
  },
  {
    path: '/admin/imports',
    title: 'Imports',
    load: () => import('../../screens/imports/imports.tsx').then(({ Imports }) => Imports),
    may: 'see the imports',
    menu: { label: 'Imports', icon: 'upload', group: 'Register', may: 'send an import back' },
  },
  {
    path: '/admin/renewals',
    title: 'Renewal Management',
    load: () => import('../../screens/licences/renewals.tsx').then(({ Renewals }) => Renewals),
    may: 'list all facilities',
    menu: { label: 'Renewal Management', icon: 'renew', group: 'Register', count: 'renewals' },
  },
  {
    path: '/admin/all/penalties',
    // Spelt as in the ministry's menu. Spec §2.
    title: 'Penalities and Fines',
    load: () => import('../../screens/standing/penalties.tsx').then(({ Penalties }) => Penalties),
    may: 'list penalties',
    menu: { label: 'Penalities and Fines', icon: 'gavel', group: 'Register', count: 'penalties' },
  },
  {
    path: '/admin/reports',
    title: 'Reports',
    load: () => import('../../screens/reports/reports.tsx').then(({ Reports }) => Reports),
    may: 'see the reports',
    menu: { label: 'Reports', icon: 'columns', group: 'Insight' },
  },
  {
    path: '/admin/maps',
    title: 'Map of facilities',
    load: () => import('../../screens/facilities/maps.tsx').then(({ Maps }) => Maps),
    may: 'see the charts of the state',
    menu: { label: 'Map', icon: 'map', group: 'Insight' },
  },
]
