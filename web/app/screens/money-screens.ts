import type { Screen } from '../screen.ts'

/** The screens about money. */
export const moneyScreens: readonly Screen[] = [
  {
    path: '/admin/fees',
    title: 'Fees',
    load: () => import('../../screens/money/fees.tsx').then(({ Fees }) => Fees),
    may: 'see the fees',
    menu: { label: 'Fees', group: 'Settings' },
  },
  {
    path: '/admin/offences',
    title: 'Offences',
    load: () => import('../../screens/standing/offences.tsx').then(({ Offences }) => Offences),
    may: 'see the tariff of offences',
    menu: { label: 'Offences', group: 'Settings' },
  },
  {
    path: '/admin/reconciliation',
    title: 'Bank statements',
    load: () => import('../../screens/money/bank-statements.tsx').then(({ BankStatements }) => BankStatements),
    may: 'see the payments',
    menuParents: ['/admin/payments'],
  },
  {
    path: '/admin/reconciliation/:id',
    title: 'Bank statement',
    load: () => import('../../screens/money/bank-statement.tsx').then(({ BankStatement }) => BankStatement),
    may: 'see the payments',
    menuParents: ['/admin/payments'],
  },
  {
    path: '/admin/revenue',
    title: 'Revenue',
    load: () => import('../../screens/money/revenue.tsx').then(({ Revenue }) => Revenue),
    may: 'see the payments',
    menuParents: ['/admin/payments'],
  },
  {
    path: '/admin/receipt/:id',
    title: 'Receipt',
    load: () => import('../../screens/money/receipt.tsx').then(({ Receipt }) => Receipt),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
  },
  {
    path: '/admin/invoice/:id',
    title: 'Invoice',
    load: () => import('../../screens/money/invoice.tsx').then(({ Invoice }) => Invoice),
    may: 'read a facility or registration',
    menuParents: ['/admin/all/facilities', '/admin/registration'],
  },
]
