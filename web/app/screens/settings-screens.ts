import type { Screen } from '../screen.ts'

/** The screens of the menu’s group Settings, in its order, and those below them. */
export const settingsScreens: readonly Screen[] = [
  {
    path: '/admin/facility/type',
    title: 'Facility types',
    load: () => import('../../screens/catalogue/facility-types.tsx').then(({ FacilityTypes }) => FacilityTypes),
    may: 'manage the catalogue',
    menu: { label: 'Facility types', group: 'Settings' },
  },
  {
    path: '/admin/add/requirement/:id',
    title: 'Requirements',
    load: () =>
      import('../../screens/catalogue/facility-type-requirements.tsx').then((file) => file.FacilityTypeRequirements),
    may: 'manage the catalogue',
    menuParents: ['/admin/facility/type'],
  },
  {
    path: '/admin/states',
    title: 'States',
    load: () => import('../../screens/places/states.tsx').then(({ States }) => States),
    may: 'manage places',
    menu: { label: 'States', group: 'Settings' },
  },
  {
    path: '/admin/state/:id',
    title: 'LGAs',
    load: () => import('../../screens/places/state.tsx').then(({ State }) => State),
    may: 'manage places',
    menuParents: ['/admin/states'],
  },
  {
    path: '/admin/settings',
    title: 'Ministry settings',
    load: () => import('../../screens/settings/settings.tsx').then(({ Settings }) => Settings),
    may: 'read the settings',
    menu: { label: 'Ministry', group: 'Settings' },
  },
  {
    path: '/admin/users',
    title: 'Users',
    load: () => import('../../screens/accounts/users.tsx').then(({ Users }) => Users),
    may: 'manage users',
    menu: { label: 'Users', group: 'Settings' },
  },
  {
    path: '/admin/users/:id',
    title: 'User',
    load: () => import('../../screens/accounts/user.tsx').then(({ User }) => User),
    may: 'manage users',
    menuParents: ['/admin/users'],
  },
  {
    path: '/admin/audit',
    title: 'Audit record',
    load: () => import('../../screens/audit/audit.tsx').then(({ Audit }) => Audit),
    may: 'read the audit record',
    menu: { label: 'Audit record', group: 'Settings' },
  },
  {
    path: '/admin/outbox',
    title: 'Sent messages',
    load: () => import('../../screens/messages/outbox.tsx').then(({ Outbox }) => Outbox),
    may: 'read the sent messages',
    menu: { label: 'Sent messages', group: 'Settings' },
  },
  {
    path: '/admin/outbox/:id',
    title: 'Message',
    load: () => import('../../screens/messages/outbox-message.tsx').then(({ OutboxMessage }) => OutboxMessage),
    may: 'read the sent messages',
    menuParents: ['/admin/outbox'],
  },
]
