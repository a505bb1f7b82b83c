import { duties } from '@portal/domain/accounts/capabilities.ts'
import type { Session } from '../api/session.ts'

const opened = { token: 'a-token', must_change_password: false } as const

/** The session of an officer with every duty. */
export const officer: Session = { ...opened, id: 1, first_name: 'Ibrahim', privilege_type: 'admin', duties }

/** The session of an owner. */
export const owner: Session = { ...opened, id: 2, first_name: 'Amina', privilege_type: 'user', duties: [] }
