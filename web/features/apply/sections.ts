import type { ApplicationSection, SectionState } from '@portal/domain/completeness.ts'
import type { Task } from '../../ui/layout/task-list.tsx'

/** The sections of an application, as they are called in the task list. */
export const sectionNames = {
  requirements: 'Requirements',
  operating_officer: 'Operating officer',
  staff: 'Staff',
  referees: 'Referees',
  documents: 'Documents',
  payment: 'Payment',
  available_facilities: 'Available facilities',
} as const satisfies Record<ApplicationSection, string>

/** How far a section is, in the words of the task list. */
export const stateWords = {
  done: 'Completed',
  started: 'In progress',
  empty: 'Not started',
} as const satisfies Record<SectionState, Task['state']>
