import { type DecisionName, decisionNames } from '@portal/domain/actions/decisions.ts'
import { restrictionWords } from '@portal/domain/standing/standing.ts'
import { type ReactNode, useState } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useRememberOpenDialog, wasDialogOpen } from '../../../api/use-dialog-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { Button, type ButtonProps } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './decision-buttons.module.css'
import { DecisionDialog } from './decision-dialog.tsx'

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

/** Says that nothing can be approved because of the standing of the facility. */
function WhyNotApproved({ details }: Pick<DecisionProps, 'details'>) {
  const { restrictions } = details.registration.facility
  const inForce = restrictions.find(({ state }) => state === 'in force')
  if (!inForce || !details.case) return null
  const { state, noun } = restrictionWords[inForce.kind]
  return (
    <p className={textStyles.quiet}>
      Nothing can be approved while {state}. An officer who decides can lift the {noun} on the page of the facility.
    </p>
  )
}

/** The buttons of the offered decisions. Each opens a confirmation dialog. Spec §4.2. */
export function DecisionButtons({ details, children }: DecisionProps) {
  const [asked, setAsked] = useState<DecisionName | undefined>(() => decisionNames.find(wasDialogOpen))
  useRememberOpenDialog(asked ?? '', asked !== undefined)
  const [refusal, setRefusal] = useState<string>()
  const names = decisionNames.filter((name) => details.offered.includes(name))

  function ask(name: DecisionName) {
    setRefusal(undefined)
    setAsked(name)
  }

  function refuse(message: string) {
    setAsked(undefined)
    setRefusal(message)
  }

  return (
    <section tabIndex={-1} aria-label="What can be done now" className={`${layout.stack4} ${styles.decisions}`}>
      <div role="alert">
        {refusal && (
          <Notice tone="warning" title={refusal} onClose={() => setRefusal(undefined)}>
            <p>The registration was changed meanwhile. You see it as it is now.</p>
          </Notice>
        )}
      </div>
      {details.obstacles.map(({ action, message }) => (
        <p key={action} className={textStyles.quiet}>
          <strong>{action}:</strong> {message}
        </p>
      ))}
      <WhyNotApproved details={details} />
      <div className={`${layout.row3} ${styles.buttons}`}>
        {names.map((name) => (
          <DecisionButton key={name} name={name} onAsk={() => ask(name)} />
        ))}
        {children}
      </div>
      {asked && (
        <DecisionDialog decision={asked} details={details} onRefused={refuse} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}
