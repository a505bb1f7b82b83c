import { reviewRegistration, showFacility, showRegistration } from '../first-calls.ts'
import type { Screen } from '../screen.ts'

/** The screens of one facility or registration, and the list of registrations. */
export const facilityScreens: readonly Screen[] = [
  {
    path: '/admin/single-facility/:id',
    title: 'Facility',
    load: () => import('../../screens/facility-detail.tsx').then(({ FacilityDetail }) => FacilityDetail),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
    first: [showFacility],
  },
  {
    path: '/admin/claim',
    title: 'Enter the code of a letter',
    load: () => import('../../screens/claim-facility.tsx').then(({ ClaimFacility }) => ClaimFacility),
    may: 'claim a facility',
    menuParents: ['/admin/registration'],
  },
  {
    path: '/admin/claim-letter/:id',
    title: 'Letter for the owner',
    load: () => import('../../screens/claim-letter.tsx').then(({ ClaimLetter }) => ClaimLetter),
    may: 'make claim letters',
    menuParents: ['/admin/all/facilities'],
    first: [showFacility],
  },
  {
    path: '/admin/change/:id',
    title: 'Request for a change',
    load: () => import('../../screens/change.tsx').then(({ Change }) => Change),
    may: 'read a facility or registration',
    menuParents: ['/admin/changes', '/admin/registration'],
  },
  {
    path: '/admin/concerns/:id',
    title: 'Concern',
    load: () => import('../../screens/concern.tsx').then(({ Concern }) => Concern),
    may: 'triage concerns',
    menuParents: ['/admin/concerns'],
  },
  {
    path: '/admin/all/registrations',
    title: 'Registrations',
    load: () => import('../../screens/registrations.tsx').then(({ Registrations }) => Registrations),
    may: 'list all facilities',
    menuParents: ['/admin/all/facilities'],
  },
  {
    path: '/admin/registration/:id',
    title: 'Registration',
    load: () => import('../../screens/registration.tsx').then(({ Registration }) => Registration),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
    first: [showRegistration],
  },
  {
    path: '/admin/registration/approval/:id',
    title: 'Consideration & Approval',
    load: () => import('../../screens/approval.tsx').then(({ Approval }) => Approval),
    may: 'see the applications',
    menuParents: ['/admin/all/facilities'],
    first: [reviewRegistration],
  },
  {
    path: '/admin/registration/versions/:id',
    title: 'Compare versions',
    load: () => import('../../screens/versions.tsx').then(({ Versions }) => Versions),
    may: 'see the applications',
    menuParents: ['/admin/all/facilities'],
  },
]
