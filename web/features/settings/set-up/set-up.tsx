import type { SetUp as SetUpReply } from '@portal/contract/settings/set-up.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SetUpHead } from './set-up-head.tsx'
import { SetUpSteps } from './set-up-steps.tsx'

/**
 * What the ministry sets up, until it is done: the whole list in a portal that is new or closed, and folded in one that is used
 * already. Nothing once everything is done and owners can apply.
 */
export function SetUp({ setUp: { steps, is_unused } }: { setUp: SetUpReply }) {
  const closedSince = usePortal()?.not_taking_since ?? null
  const left = steps.filter(({ state }) => state !== 'done').length
  if (left === 0 && closedSince === null) return null
  const list = <SetUpSteps steps={steps} />
  return (
    <section className={layout.stack4} aria-label="Setting up the portal">
      <SetUpHead steps={steps} closedSince={closedSince} />
      {is_unused || closedSince !== null ? (
        list
      ) : (
        <Disclosure label={byNumber(steps.length, { one: 'The # step', other: 'All # steps' })}>{list}</Disclosure>
      )}
    </section>
  )
}
