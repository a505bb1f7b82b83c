import { prose } from '@portal/contract/fields/fields.ts'
import { reachOf } from '@portal/domain/accounts/capabilities.ts'
import { changesOwnersData } from '@portal/domain/applications/contents-changes.ts'
import type { z } from 'zod'
import { useSession } from '../api/session.ts'
import { TextareaField } from '../ui/form/text-fields.tsx'

const reason = prose('the reason')

/** Shown where an officer gives a reason. */
export const ownerIsTold = 'The owner is told, and reads this reason.'

/** Whether the signed-in person is asked why they change an application: an officer, if it belongs to an owner's account. */
export function useAsksReason(hasOwner: boolean): boolean {
  const reach = reachOf(useSession(), 'change registration contents')
  return changesOwnersData({ change: { kind: 'changed', part: '', fields: [] }, reach, hasOwner })
}

/** The field for the reason and the schema that requires it, where a reason is asked for. */
export function useReason<Body extends z.ZodObject>(body: Body, hasOwner: boolean) {
  const isAsked = useAsksReason(hasOwner)
  if (!isAsked) return { schema: body, field: null }
  return {
    schema: body.safeExtend({ reason }),
    field: <TextareaField name="reason" label="Reason for the change" hint={ownerIsTold} />,
  }
}
