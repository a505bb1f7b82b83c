import type { Screen } from '../screen.ts'

/** One register that came from paper. The list of all is in the menu. */
export const importScreens: readonly Screen[] = [
  {
    path: '/admin/imports/:id',
    title: 'Import',
    load: () => import('../../screens/imports/import.tsx').then(({ Import }) => Import),
    may: 'see the imports',
    menuParents: ['/admin/imports'],
  },
]
