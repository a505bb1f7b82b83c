import { loadRegistration } from '../../screens/applications/load-registration.ts'
import { reviewRegistration, showFacility, showRegistration } from '../first-calls.ts'
import type { Screen } from '../screen.ts'

/** The screens of one facility or registration, and the list of registrations. */
export const facilityScreens: readonly Screen[] = [
  {
    path: '/admin/single-facility/:id',
    title: 'Facility',
    load: () => import('../../screens/facilities/facility-detail.tsx').then(({ FacilityDetail }) => FacilityDetail),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
    first: [showFacility],
  },
  {
    path: '/admin/single-facility/:id/change',
    title: 'What has changed?',
    load: () => import('../../screens/facilities/change-choices.tsx').then(({ ChangeChoices }) => ChangeChoices),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
  },
  {
    path: '/admin/claim',
    title: 'Enter the code of a letter',
    load: () => import('../../screens/facilities/claim-facility.tsx').then(({ ClaimFacility }) => ClaimFacility),
    may: 'claim a facility',
    menuParents: ['/admin/registration'],
  },
  {
    path: '/admin/claim-letter/:id',
    title: 'Letter for the owner',
    load: () => import('../../screens/facilities/claim-letter.tsx').then(({ ClaimLetter }) => ClaimLetter),
    may: 'make claim letters',
    menuParents: ['/admin/all/facilities'],
    first: [showFacility],
  },
  {
    path: '/admin/claim-letters',
    title: 'Claim letters',
    load: () => import('../../screens/facilities/claim-letters.tsx').then(({ ClaimLetters }) => ClaimLetters),
    may: 'make claim letters',
    menuParents: ['/admin/all/facilities'],
  },
  {
    path: '/admin/change/:id',
    title: 'Request for a change',
    load: () => import('../../screens/facilities/change.tsx').then(({ Change }) => Change),
    may: 'read a facility or registration',
    menuParents: ['/admin/changes', '/admin/registration'],
  },
  {
    path: '/admin/concerns/:id',
    title: 'Concern',
    load: () => import('../../screens/concerns/concern.tsx').then(({ Concern }) => Concern),
    may: 'triage concerns',
    menuParents: ['/admin/concerns'],
  },
  {
    path: '/admin/registration/:id',
    title: 'Registration',
    load: loadRegistration,
    may: 'read a facility or registration',
    menuParents: ['/admin/all/registrations', '/admin/registration'],
    first: [showRegistration],
  },
  {
    path: '/admin/registration/approval/:id',
    title: 'Consideration & Approval',
    load: () => import('../../screens/cases/review.tsx').then(({ Review }) => Review),
    may: 'see the applications',
    menuParents: ['/admin/all/registrations'],
    first: [reviewRegistration],
  },
  {
    path: '/admin/registration/versions/:id',
    title: 'Compare versions',
    load: () => import('../../screens/cases/versions.tsx').then(({ Versions }) => Versions),
    may: 'see the applications',
    menuParents: ['/admin/all/registrations'],
  },
]
