import { loadInspection } from '../../screens/inspections/inspection-page.tsx'
import type { Screen } from '../screen.ts'

const menuParents = ['/admin/inspections']

/** The screens about inspections below the list of them. */
export const inspectionScreens: readonly Screen[] = [
  {
    path: '/admin/inspections/plan',
    title: 'Facilities to inspect',
    load: () => import('../../screens/inspections/plan-inspections.tsx').then((file) => file.PlanInspections),
    may: 'plan an inspection',
    menuParents,
  },
  {
    path: '/admin/inspections/:id',
    title: 'Inspection',
    load: loadInspection,
    may: 'read a published inspection',
    menuParents: [...menuParents, '/admin/registration'],
  },
  {
    path: '/admin/corrective-actions',
    title: 'Corrective actions',
    load: () => import('../../screens/inspections/corrective-actions.tsx').then((file) => file.CorrectiveActions),
    may: 'see the inspections',
    menuParents,
  },
]
