import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import type { InspectionActionName } from '@portal/domain/actions/inspection.ts'
import { Suspense, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { MenuButton } from '../../../ui/form/menu-button.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const load = () => import('./inspection-dialogs.tsx')

/** What is done about an inspection at a desk, the most pressing first. */
const actions = [
  {
    name: 'Publish inspection',
    label: 'Publish',
    icon: 'send',
    Dialog: lazyPart(async () => (await load()).PublishDialog),
  },
  {
    name: 'Answer comments',
    label: 'Answer the comments',
    icon: 'message',
    Dialog: lazyPart(async () => (await load()).AnswerDialog),
  },
  {
    name: 'Change plan',
    label: 'Change the plan',
    icon: 'calendar',
    Dialog: lazyPart(async () => (await load()).ChangePlanDialog),
  },
  {
    name: 'Reopen inspection',
    label: 'Reopen',
    icon: 'return',
    Dialog: lazyPart(async () => (await load()).ReopenDialog),
  },
  {
    name: 'Add addendum',
    label: 'Add an addendum',
    icon: 'pencil',
    Dialog: lazyPart(async () => (await load()).AddendumDialog),
  },
  {
    name: 'Discard findings',
    label: 'Discard what came later',
    icon: 'trash',
    isDanger: true,
    Dialog: lazyPart(async () => (await load()).DiscardDialog),
  },
  {
    name: 'Cancel inspection',
    label: 'Cancel the inspection',
    icon: 'cross',
    isDanger: true,
    Dialog: lazyPart(async () => (await load()).CancelDialog),
  },
] as const satisfies {
  name: InspectionActionName
  label: string
  icon: IconName
  isDanger?: boolean
  Dialog: unknown
}[]

type DeskAction = (typeof actions)[number]

/** Whether there is something to do it about: comments to answer, findings to discard. */
function isDue({ name }: DeskAction, { comments, came_later }: InspectionDetails): boolean {
  if (name === 'Answer comments') return comments !== null && comments.answer === null
  return name !== 'Discard findings' || came_later > 0
}

/** Whether somebody waits for it: the owner, or the team. */
const isPressing = ({ name }: DeskAction) => name !== 'Add addendum' && name !== 'Reopen inspection'

/** The next action as a button, and the others in a menu. */
export function InspectionActions({ inspection }: { inspection: InspectionDetails }) {
  const [open, setOpen] = useState<DeskAction>()
  const offered = actions.filter((action) => inspection.offered.includes(action.name) && isDue(action, inspection))
  const isOnSite = inspection.offered.includes('Begin inspection')
  const [first, ...others] = offered.filter((action) => !('isDanger' in action))
  const dangers = offered.filter((action) => 'isDanger' in action)
  return (
    <>
      {isOnSite && <LinkButton to={paths.visit(inspection.id)}>Open the visit</LinkButton>}
      {first && (
        <Button variant={isOnSite || !isPressing(first) ? 'default' : 'filled'} onClick={() => setOpen(first)}>
          {first.label}
        </Button>
      )}
      {others.length + dangers.length > 0 && (
        <MenuButton
          label="More actions"
          items={[...others, ...dangers].map((action) => ({
            name: action.label,
            icon: action.icon,
            isDanger: 'isDanger' in action,
            onChoose: () => setOpen(action),
          }))}
        />
      )}
      {open && (
        <Suspense>
          <open.Dialog inspection={inspection} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
