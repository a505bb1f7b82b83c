import type { Screen } from '../screen.ts'

/** The screens about money. */
export const moneyScreens: readonly Screen[] = [
  {
    path: '/admin/fees',
    title: 'Fees',
    load: () => import('../../screens/fees.tsx').then(({ Fees }) => Fees),
    may: 'see the fees',
    menu: { label: 'Fees', group: 'Settings' },
  },
  {
    path: '/admin/offences',
    title: 'Offences',
    load: () => import('../../screens/offences.tsx').then(({ Offences }) => Offences),
    may: 'see the tariff of offences',
    menu: { label: 'Offences', group: 'Settings' },
  },
  {
    path: '/admin/revenue',
    title: 'Revenue',
    load: () => import('../../screens/revenue.tsx').then(({ Revenue }) => Revenue),
    may: 'see the payments',
    menuParents: ['/admin/payments'],
  },
  {
    path: '/admin/receipt/:id',
    title: 'Receipt',
    load: () => import('../../screens/receipt.tsx').then(({ Receipt }) => Receipt),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
  },
  {
    path: '/admin/invoice/:id',
    title: 'Invoice',
    load: () => import('../../screens/invoice.tsx').then(({ Invoice }) => Invoice),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
  },
]
