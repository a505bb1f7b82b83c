import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { describeTasks, type Task } from '@portal/domain/applications/task-list.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'

/** The tasks of an application. */
export function tasksOf(details: RegistrationDetails): Task[] {
  const { returned } = details.registration
  return describeTasks({ ...details, returned: isOpenReturn(returned) ? returned.items : null })
}
