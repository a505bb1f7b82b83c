import type { SectionState } from '@portal/domain/sections.ts'
import type { Task } from '../../ui/layout/task-list.tsx'

/** How far a section is, in the words of the task list. */
export const stateWords = {
  done: 'Completed',
  started: 'In progress',
  empty: 'Not started',
} as const satisfies Record<SectionState, Task['state']>
