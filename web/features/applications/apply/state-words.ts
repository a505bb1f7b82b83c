import type { SectionState } from '@portal/domain/applications/sections.ts'
import type { Task } from '../../../ui/layout/task-list.tsx'

/** The state of a section, as the task list shows it. */
export const stateWords = {
  done: 'Completed',
  started: 'In progress',
  empty: 'Not started',
} as const satisfies Record<SectionState, Task['state']>
