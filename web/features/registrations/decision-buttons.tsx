import { Button } from '@mantine/core'
import type { RegistrationBrief } from '@portal/contract/replies/registration-brief.ts'
import { type DecisionName, decisionNames } from '@portal/domain/registration-lifecycle.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import looks from './decision-buttons.module.css'
import { DecisionDialog } from './decision-dialog.tsx'

interface DecisionParts {
  registration: RegistrationBrief
  facility_name: string
  /** What the reply says may be done now; what is no decision is passed over. */
  offered: readonly string[]
  /** Further buttons of the same row. */
  children?: ReactNode
}

const styles = {
  'Temporary Approval': { variant: 'outline' },
  Approve: { variant: 'filled' },
  Decline: { variant: 'outline', color: 'red' },
} as const satisfies Record<DecisionName, { variant: string; color?: string }>

/** The decisions that are on offer now, each asked about before it is taken. Spec §4, decisions.md §1.4. */
export function DecisionButtons({ registration, facility_name, offered, children }: DecisionParts) {
  const [asked, setAsked] = useState<DecisionName>()
  const [refusal, setRefusal] = useState<string>()
  const parts = useRef<HTMLElement>(null)
  const isMoved = useRef(false)
  const names = decisionNames.filter((name) => offered.includes(name))

  // The dialog gives the focus back to a button that is about to go away with the status.
  useEffect(() => {
    if (asked || !isMoved.current) return
    isMoved.current = false
    parts.current?.focus({ preventScroll: true })
  }, [asked])

  function ask(name: DecisionName) {
    setRefusal(undefined)
    setAsked(name)
  }

  function moved() {
    isMoved.current = true
  }

  function refuse(sentence: string) {
    moved()
    setAsked(undefined)
    setRefusal(sentence)
  }

  return (
    <section ref={parts} tabIndex={-1} aria-label="What can be done now" className={looks.decisions}>
      <div role="alert">
        {refusal && (
          <Notice tone="warning" title={refusal} onClose={() => setRefusal(undefined)}>
            <p>The registration was changed meanwhile. You see it as it is now.</p>
          </Notice>
        )}
      </div>
      <div className={looks.buttons}>
        {names.map((name) => (
          <Button key={name} {...styles[name]} onClick={() => ask(name)}>
            {name}
          </Button>
        ))}
        {children}
      </div>
      {asked && (
        <DecisionDialog
          decision={asked}
          registration={registration}
          facility_name={facility_name}
          onDecided={moved}
          onRefused={refuse}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
