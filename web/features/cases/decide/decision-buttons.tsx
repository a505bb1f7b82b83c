import { type DecisionName, decisionNames } from '@portal/domain/actions/decisions.ts'
import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { Button, type ButtonProps } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './decision-buttons.module.css'
import { DecisionObstacles } from './decision-obstacles.tsx'
import { useDecision } from './use-decision.tsx'

interface DecisionProps {
  details: RegistrationDetails
  /** More buttons for the same row. */
  children?: ReactNode
}

const variants = {
  'Temporary Approval': { variant: 'outline' },
  Approve: { variant: 'filled' },
  Decline: { variant: 'outline', isDanger: true },
} as const satisfies Record<DecisionName, Pick<ButtonProps, 'variant' | 'isDanger'>>

function DecisionButton({ name, onAsk }: { name: DecisionName; onAsk: () => void }) {
  return (
    <Button {...variants[name]} ref={useFocusAfterRemoval()} onClick={onAsk}>
      {name}
    </Button>
  )
}

/** The buttons of the offered decisions in a row. Each opens a confirmation dialog. Spec §4.2. */
export function DecisionButtons({ details, children }: DecisionProps) {
  const { ask, refusal, dialog } = useDecision(details)
  const names = decisionNames.filter((name) => details.offered.includes(name))
  return (
    <section tabIndex={-1} aria-label="What can be done now" className={`${layout.stack4} ${styles.decisions}`}>
      {refusal}
      <DecisionObstacles details={details} />
      <div className={`${layout.row3} ${styles.buttons}`}>
        {names.map((name) => (
          <DecisionButton key={name} name={name} onAsk={() => ask(name)} />
        ))}
        {children}
      </div>
      {dialog}
    </section>
  )
}
