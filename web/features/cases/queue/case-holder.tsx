import * as cases from '@portal/contract/cases/calls.ts'
import { Suspense, useState } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { daysInWords } from '../../../fields/case-clock.tsx'
import type { MenuItem } from '../../../ui/form/menu-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import styles from './case-holder.module.css'
import { SubmitOnPaper, TakeButton } from './case-line.tsx'

const GiveCase = lazyPart(async () => (await import('./give-case.tsx')).GiveCase)

/** In the head of a case: for how long it has been with whom, which officer has it, and Take while nobody has. */
export function CaseHolder({ details: { registration, offered, ...details } }: { details: RegistrationDetails }) {
  const of = details.case
  if (!of?.clock) return null
  const { assignee, clock, service_days } = of
  return (
    <section tabIndex={-1} aria-label="Officer and days" className={`${layout.row2} ${styles.holder}`}>
      {clock.with === 'ministry' ? (
        <span className={styles.days} data-late={clock.is_late || undefined}>
          {clock.is_late && <Icon name="warning" size={16} />}
          With us {clock.ministry_days} of {daysInWords(service_days)}
        </span>
      ) : (
        <span className={styles.days}>With the owner for {daysInWords(clock.owner_days)}</span>
      )}
      <span>
        <Icon name="person" size={16} />
        {assignee ? `${assignee.first_name} ${assignee.last_name}` : 'Nobody has it yet'}
      </span>
      {of.offered.includes('Take case') && <TakeButton id={registration.id} />}
      {offered.includes('Submit') && <SubmitOnPaper registrationId={registration.id} />}
    </section>
  )
}

/** What else can be done about who has a case: entries for a menu, and the dialog that one of them opens. */
export function useHolderActions({ registration: { id }, case: of }: RegistrationDetails) {
  const [isGiving, setGiving] = useState(false)
  const putBack = useCallMutation(cases.putCaseBack, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  const give: MenuItem = { name: 'Give to an officer', icon: 'person', onChoose: () => setGiving(true) }
  const back: MenuItem = { name: 'Put back', icon: 'inbox', onChoose: () => putBack.mutate({ params: { id } }) }
  return {
    items: [
      ...(of?.offered.includes('Give case') ? [give] : []),
      ...(of?.offered.includes('Put back') && !putBack.isPending ? [back] : []),
    ],
    dialog: isGiving && (
      <Suspense>
        <GiveCase registrationId={id} assignee={of?.assignee ?? null} onClose={() => setGiving(false)} />
      </Suspense>
    ),
  }
}
