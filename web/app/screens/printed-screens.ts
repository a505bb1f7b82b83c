import type { Screen } from '../screen.ts'

/** The printed documents. */
export const printedScreens: readonly Screen[] = [
  {
    path: '/cert/:id',
    title: 'Certificate',
    load: () => import('../../screens/licences/certificate.tsx').then(({ Certificate }) => Certificate),
    may: 'print a certificate or statement',
    isPrinted: true,
  },
  {
    path: '/statement/:id',
    title: 'Statement of approval',
    load: () => import('../../screens/licences/statement.tsx').then(({ Statement }) => Statement),
    may: 'print a certificate or statement',
    isPrinted: true,
  },
]
