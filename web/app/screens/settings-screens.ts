import { settingsPages } from '../../features/settings/settings-pages.ts'
import type { Screen } from '../screen.ts'

/** The page of all settings, the screens that it lists, and those below them. */
export const settingsScreens: readonly Screen[] = [
  {
    ...settingsPages.facilityTypes,
    load: () => import('../../screens/catalogue/facility-types.tsx').then(({ FacilityTypes }) => FacilityTypes),
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
    path: '/admin/settings/sample-requirements',
    title: 'Sample requirements',
    load: () => import('../../screens/catalogue/sample-requirements.tsx').then((file) => file.SampleRequirements),
    may: 'manage the catalogue',
    menuParents: ['/admin/settings'],
  },
  {
    ...settingsPages.documentKinds,
    load: () => import('../../screens/catalogue/document-kinds.tsx').then(({ DocumentKinds }) => DocumentKinds),
  },
  {
    ...settingsPages.stages,
    load: () => import('../../screens/cases/stages.tsx').then(({ Stages }) => Stages),
  },
  {
    ...settingsPages.changeRules,
    load: () => import('../../screens/facilities/change-rules.tsx').then(({ ChangeRules }) => ChangeRules),
  },
  {
    ...settingsPages.states,
    load: () => import('../../screens/places/states.tsx').then(({ States }) => States),
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
    title: 'Settings',
    load: () => import('../../screens/settings/all-settings.tsx').then(({ AllSettings }) => AllSettings),
    may: 'read the settings',
    menu: { label: 'Settings', icon: 'gear', group: 'Settings' },
  },
  {
    ...settingsPages.ministry,
    load: () => import('../../screens/settings/ministry-settings.tsx').then((file) => file.MinistrySettings),
  },
  {
    ...settingsPages.letters,
    load: () => import('../../screens/letters/words-of-letters.tsx').then((file) => file.WordsOfLetters),
  },
  {
    path: '/admin/settings/letters/:id',
    title: 'Words of a letter',
    load: () => import('../../screens/letters/words-of-letter.tsx').then((file) => file.WordsOfLetter),
    may: 'read the settings',
    menuParents: ['/admin/settings'],
  },
  {
    ...settingsPages.users,
    load: () => import('../../screens/accounts/users.tsx').then(({ Users }) => Users),
  },
  {
    path: '/admin/users/:id',
    title: 'User',
    load: () => import('../../screens/accounts/user.tsx').then(({ User }) => User),
    may: 'manage users',
    menuParents: ['/admin/users'],
  },
  {
    ...settingsPages.auditRecord,
    load: () => import('../../screens/audit/audit.tsx').then(({ Audit }) => Audit),
  },
  {
    ...settingsPages.sentMessages,
    load: () => import('../../screens/messages/outbox.tsx').then(({ Outbox }) => Outbox),
  },
  {
    path: '/admin/outbox/:id',
    title: 'Message',
    load: () => import('../../screens/messages/outbox-message.tsx').then(({ OutboxMessage }) => OutboxMessage),
    may: 'read the sent messages',
    menuParents: ['/admin/outbox'],
  },
]
