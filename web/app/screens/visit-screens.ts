import type { Screen } from '../screen.ts'

/** The screens of an inspector on site. They work without a network. */
export const visitScreens: readonly Screen[] = [
  {
    path: '/admin/visits',
    title: 'Visits',
    load: () => import('../../screens/inspections/visits.tsx').then(({ Visits }) => Visits),
    // Somebody who has lost the duty sends from here what was recorded before.
    may: 'send what was recorded on site',
    menu: { label: 'Visits', icon: 'camera', group: 'Work', count: 'visits', may: 'carry out an inspection' },
    isKept: true,
  },
  {
    path: '/admin/visits/:id',
    title: 'Visit',
    load: () => import('../../screens/inspections/visit.tsx').then(({ Visit }) => Visit),
    may: 'send what was recorded on site',
    menuParents: ['/admin/visits'],
    isKept: true,
    isOnSite: true,
  },
]
