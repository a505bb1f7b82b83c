import type { Screen } from '../screen.ts'

/** The screens of an inspector on site. They work without a network. */
export const visitScreens: readonly Screen[] = [
  {
    path: '/admin/visits',
    title: 'Visits',
    load: () => import('../../screens/inspections/visits.tsx').then(({ Visits }) => Visits),
    may: 'carry out an inspection',
    menu: { label: 'Visits', icon: 'camera', group: 'Work', count: 'visits' },
    isKept: true,
  },
  {
    path: '/admin/visits/:id',
    title: 'Visit',
    load: () => import('../../screens/inspections/visit.tsx').then(({ Visit }) => Visit),
    may: 'carry out an inspection',
    menuParents: ['/admin/visits'],
    isKept: true,
    isOnSite: true,
  },
]
