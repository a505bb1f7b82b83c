import { settingsPages } from '../../features/settings/settings-pages.ts'
import type { Screen } from '../screen.ts'

/** The screens about money. */
export const moneyScreens: readonly Screen[] = [
  {
    ...settingsPages.fees,
    load: () => import('../../screens/money/fees.tsx').then(({ Fees }) => Fees),
  },
  {
    ...settingsPages.offences,
    load: () => import('../../screens/standing/offences.tsx').then(({ Offences }) => Offences),
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
