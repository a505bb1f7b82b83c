import { type Capability, mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { ReactNode } from 'react'
import { useSession } from './session.ts'

/** Shows its children only to people who have the capability. The server checks every call as well. */
export function Allowed({ to, children }: { to: Capability; children: ReactNode }) {
  return mayDo(useSession(), to) && children
}
