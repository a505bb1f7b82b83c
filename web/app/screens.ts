import type { Capability } from '@portal/domain/capabilities.ts'
import type { ComponentType } from 'react'
import { loadOverview } from '../screens/overview.tsx'
import {
  type FirstCall,
  listOwnFacilities,
  newestNotifications,
  oldestCasesOfAll,
  oldestOwnCases,
  reviewRegistration,
  showFacility,
  showRegistration,
  showSummary,
} from './first-calls.ts'

/** An entry of the menu. */
export interface MenuEntry {
  label: string
  /** The heading of its group. Entries without a group come first. */
  group?: 'Settings'
}

/** A screen of the signed-in portal. */
export interface Screen {
  /** Its path in the router's syntax. */
  path: string
  /** The document title until the screen sets its own. */
  title: string
  /** Loads its code. */
  load: () => Promise<ComponentType>
  /** The required capability. Without it, everybody who is signed in may open the screen. */
  may?: Capability
  menu?: MenuEntry
  /** For a screen without a menu entry: the paths of screens whose entry is marked. The first one in the person's menu is used. */
  menuParents?: readonly string[]
  /** A printed document, shown without top bar and menu. */
  isPrinted?: true
  /** The calls that it makes first. They are sent while its code is loading. */
  first?: readonly FirstCall[]
}

const facilityManagement = '/admin/all/facilities'
const ownRegistrations = '/admin/registration'
const facilityTypes = '/admin/facility/type'
const states = '/admin/states'
const changes = '/admin/changes'
const users = '/admin/users'
const outbox = '/admin/outbox'

/**
 * Every screen of the signed-in portal. The routes, the menu, the access checks and the preloading are built from this
 * table. The menu shows its entries in this order. Spec §2. To add a screen, add a row here and its path in paths.ts.
 */
export const screens: readonly Screen[] = [
  {
    path: '/admin/overview',
    title: 'Dashboard',
    load: loadOverview,
    may: 'see the dashboard',
    menu: { label: 'Dashboard' },
    first: [oldestOwnCases, oldestCasesOfAll, showSummary, listOwnFacilities, newestNotifications],
  },
  {
    path: '/admin/user',
    title: 'Add Facility',
    load: () => import('../screens/add-facility.tsx').then(({ AddFacility }) => AddFacility),
    may: 'add a facility',
    menu: { label: 'Add Facility' },
  },
  {
    path: ownRegistrations,
    title: 'Facility Registration',
    load: () => import('../screens/my-facilities.tsx').then(({ MyFacilities }) => MyFacilities),
    may: 'start a registration',
    menu: { label: 'Registration' },
    first: [listOwnFacilities],
  },
  {
    path: '/admin/review',
    title: 'Review',
    load: () => import('../screens/review.tsx').then(({ Review }) => Review),
    may: 'start a registration',
    menu: { label: 'Review' },
  },
  {
    path: '/admin/add/registration',
    title: 'New Registration',
    load: () => import('../screens/new-registration.tsx').then(({ NewRegistration }) => NewRegistration),
    may: 'record a registration from the full form',
    menu: { label: 'New Registration' },
  },
  {
    path: facilityManagement,
    title: 'Facility Management',
    load: () => import('../screens/facility-management.tsx').then(({ FacilityManagement }) => FacilityManagement),
    may: 'list all facilities',
    menu: { label: 'Facility Management' },
  },
  {
    path: '/admin/renewals',
    title: 'Renewal Management',
    load: () => import('../screens/renewals.tsx').then(({ Renewals }) => Renewals),
    may: 'list all facilities',
    menu: { label: 'Renewal Management' },
  },
  {
    path: '/admin/all/penalties',
    // Spelt as in the ministry's menu. Spec §2.
    title: 'Penalities and Fines',
    load: () => import('../screens/penalties.tsx').then(({ Penalties }) => Penalties),
    may: 'list penalties',
    menu: { label: 'Penalities and Fines' },
  },
  {
    path: changes,
    title: 'Requests for changes',
    load: () => import('../screens/changes.tsx').then(({ Changes }) => Changes),
    may: 'list all facilities',
    menu: { label: 'Changes' },
  },
  {
    path: '/admin/change/:id',
    title: 'Request for a change',
    load: () => import('../screens/change.tsx').then(({ Change }) => Change),
    may: 'read a facility or registration',
    menuParents: [changes, ownRegistrations],
  },
  {
    path: '/admin/maps',
    title: 'Map of facilities',
    load: () => import('../screens/maps.tsx').then(({ Maps }) => Maps),
    may: 'see the charts of the state',
    menu: { label: 'Map' },
  },
  {
    path: '/admin/messages',
    title: 'Messages',
    load: () => import('../screens/messages.tsx').then(({ Messages }) => Messages),
    may: 'read own notifications',
  },
  {
    path: '/admin/account',
    title: 'Your account',
    load: () => import('../screens/account.tsx').then(({ Account }) => Account),
    may: 'manage own account',
    menu: { label: 'Your account' },
  },
  {
    path: facilityTypes,
    title: 'Facility types',
    load: () => import('../screens/facility-types.tsx').then(({ FacilityTypes }) => FacilityTypes),
    may: 'manage the catalogue',
    menu: { label: 'Facility types', group: 'Settings' },
  },
  {
    path: states,
    title: 'States',
    load: () => import('../screens/states.tsx').then(({ States }) => States),
    may: 'manage places',
    menu: { label: 'States', group: 'Settings' },
  },
  {
    path: '/admin/settings',
    title: 'Ministry settings',
    load: () => import('../screens/settings.tsx').then(({ Settings }) => Settings),
    may: 'read the settings',
    menu: { label: 'Ministry', group: 'Settings' },
  },
  {
    path: users,
    title: 'Users',
    load: () => import('../screens/users.tsx').then(({ Users }) => Users),
    may: 'manage users',
    menu: { label: 'Users', group: 'Settings' },
  },
  {
    path: '/admin/users/:id',
    title: 'User',
    load: () => import('../screens/user.tsx').then(({ User }) => User),
    may: 'manage users',
    menuParents: [users],
  },
  {
    path: outbox,
    title: 'Outbox',
    load: () => import('../screens/outbox.tsx').then(({ Outbox }) => Outbox),
    may: 'read the outbox',
    menu: { label: 'Outbox', group: 'Settings' },
  },
  {
    path: '/admin/outbox/:id',
    title: 'Message',
    load: () => import('../screens/outbox-message.tsx').then(({ OutboxMessage }) => OutboxMessage),
    may: 'read the outbox',
    menuParents: [outbox],
  },
  {
    path: '/admin/single-facility/:id',
    title: 'Facility',
    load: () => import('../screens/facility-detail.tsx').then(({ FacilityDetail }) => FacilityDetail),
    may: 'read a facility or registration',
    menuParents: [facilityManagement, ownRegistrations],
    first: [showFacility],
  },
  {
    path: '/admin/claim',
    title: 'Enter the code of a letter',
    load: () => import('../screens/claim-facility.tsx').then(({ ClaimFacility }) => ClaimFacility),
    may: 'claim a facility',
    menuParents: [ownRegistrations],
  },
  {
    path: '/admin/claim-letter/:id',
    title: 'Letter for the owner',
    load: () => import('../screens/claim-letter.tsx').then(({ ClaimLetter }) => ClaimLetter),
    may: 'make claim letters',
    menuParents: [facilityManagement],
    first: [showFacility],
  },
  {
    path: '/admin/all/registrations',
    title: 'Registrations',
    load: () => import('../screens/registrations.tsx').then(({ Registrations }) => Registrations),
    may: 'list all facilities',
    menuParents: [facilityManagement],
  },
  {
    path: '/admin/registration/:id',
    title: 'Registration',
    load: () => import('../screens/registration.tsx').then(({ Registration }) => Registration),
    may: 'read a facility or registration',
    menuParents: [facilityManagement, ownRegistrations],
    first: [showRegistration],
  },
  {
    path: '/admin/registration/approval/:id',
    title: 'Consideration & Approval',
    load: () => import('../screens/approval.tsx').then(({ Approval }) => Approval),
    may: 'see the cases',
    menuParents: [facilityManagement],
    first: [reviewRegistration],
  },
  {
    path: '/admin/requirement/:id',
    title: 'Requirements',
    load: () => import('../screens/requirement-parts.tsx').then(({ RequirementParts }) => RequirementParts),
    may: 'read a facility or registration',
    menuParents: [ownRegistrations],
    first: [showFacility],
  },
  {
    path: '/admin/requirement-part/:id',
    title: 'Requirements',
    load: () => import('../screens/requirement-part.tsx').then(({ RequirementPart }) => RequirementPart),
    may: 'read a facility or registration',
    menuParents: [ownRegistrations],
  },
  {
    path: '/admin/requirement-part/register/:id',
    title: 'Question',
    load: () => import('../screens/answer-requirement.tsx').then(({ AnswerRequirement }) => AnswerRequirement),
    may: 'read a facility or registration',
    menuParents: [ownRegistrations],
  },
  {
    path: '/admin/requirement-part/register/:id/all',
    title: 'Questions',
    load: () => import('../screens/answer-all-questions.tsx').then(({ AnswerAllQuestions }) => AnswerAllQuestions),
    may: 'read a facility or registration',
    menuParents: [ownRegistrations],
  },
  {
    path: '/admin/add/requirement/:id',
    title: 'Requirements',
    load: () => import('../screens/facility-type-requirements.tsx').then((file) => file.FacilityTypeRequirements),
    may: 'manage the catalogue',
    menuParents: [facilityTypes],
  },
  {
    path: '/admin/state/:id',
    title: 'LGAs',
    load: () => import('../screens/state.tsx').then(({ State }) => State),
    may: 'manage places',
    menuParents: [states],
  },
  {
    path: '/admin/statuses',
    title: 'What each status means',
    load: () => import('../screens/statuses.tsx').then(({ Statuses }) => Statuses),
  },
  {
    path: '/admin/upgrade',
    title: 'About this portal',
    load: () => import('../screens/upgrade.tsx').then(({ Upgrade }) => Upgrade),
  },
  {
    path: '/admin/table-list',
    title: 'Table list',
    load: () => import('../style-guide/table-list.tsx').then(({ TableList }) => TableList),
  },
  {
    path: '/admin/typography',
    title: 'Typography',
    load: () => import('../style-guide/typography.tsx').then(({ Typography }) => Typography),
  },
  {
    path: '/admin/icons',
    title: 'Icons',
    load: () => import('../style-guide/icons.tsx').then(({ Icons }) => Icons),
  },
  {
    path: '/admin/notifications',
    title: 'Notifications',
    load: () => import('../screens/style-guide-notifications.tsx').then(({ StyleGuideNotifications: shown }) => shown),
  },
  {
    path: '/cert/:id',
    title: 'Certificate',
    load: () => import('../screens/certificate.tsx').then(({ Certificate }) => Certificate),
    may: 'print a certificate or statement',
    isPrinted: true,
  },
  {
    path: '/statement/:id',
    title: 'Statement of approval',
    load: () => import('../screens/statement.tsx').then(({ Statement }) => Statement),
    may: 'print a certificate or statement',
    isPrinted: true,
  },
]
