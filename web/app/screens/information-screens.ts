import type { Screen } from '../screen.ts'

/** The screens about the portal itself. Spec §2. */
export const informationScreens: readonly Screen[] = [
  {
    path: '/admin/messages',
    title: 'Messages',
    load: () => import('../../screens/messages/messages.tsx').then(({ Messages }) => Messages),
    may: 'read own notifications',
  },
  {
    path: '/admin/reports/licences-ending',
    title: 'Licences ending',
    load: () => import('../../screens/licences/ending-licences.tsx').then(({ EndingLicences }) => EndingLicences),
    may: 'see the reports',
    menuParents: ['/admin/reports'],
  },
  {
    path: '/admin/reports/monthly-report',
    title: 'Monthly report',
    load: () => import('../../screens/reports/monthly-report.tsx').then(({ MonthlyReport }) => MonthlyReport),
    may: 'see the reports',
    menuParents: ['/admin/reports'],
  },
  {
    path: '/admin/reports/:id',
    title: 'Report',
    load: () => import('../../screens/reports/report.tsx').then(({ Report }) => Report),
    may: 'see the reports',
    menuParents: ['/admin/reports'],
  },
  {
    path: '/admin/statuses',
    title: 'What each status means',
    load: () => import('../../screens/public/statuses.tsx').then(({ Statuses }) => Statuses),
  },
  {
    path: '/admin/upgrade',
    title: 'About this portal',
    load: () => import('../../screens/settings/upgrade.tsx').then(({ Upgrade }) => Upgrade),
  },
  {
    path: '/admin/table-list',
    title: 'Table list',
    load: () => import('../../style-guide/table-list.tsx').then(({ TableList }) => TableList),
  },
  {
    path: '/admin/typography',
    title: 'Typography',
    load: () => import('../../style-guide/typography.tsx').then(({ Typography }) => Typography),
  },
  {
    path: '/admin/icons',
    title: 'Icons',
    load: () => import('../../style-guide/icons.tsx').then(({ Icons }) => Icons),
  },
  {
    path: '/admin/notifications',
    title: 'Notifications',
    load: () =>
      import('../../screens/settings/style-guide-notifications.tsx').then(
        ({ StyleGuideNotifications: shown }) => shown,
      ),
  },
]
