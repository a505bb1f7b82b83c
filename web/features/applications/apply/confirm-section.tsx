import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { type ApplicationSection, confirmedSections, sectionTitle } from '@portal/domain/applications/sections.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PartsToConfirm } from './confirm-part.tsx'

type ConfirmedSection = (typeof confirmedSections)[number]

interface ConfirmProps {
  details: RegistrationDetails
  section: ApplicationSection
}

/** Asks the owner of a renewal to confirm a section that was taken over from the licence. Hidden once it is confirmed or changed. */
export function ConfirmSection({ details, section: shown }: ConfirmProps) {
  const section = confirmedSections.find((name) => name === shown)
  if (section === 'requirements') return <PartsToConfirm details={details} />
  const isAsked = details.sections.some(({ section: name, to_confirm }) => name === shown && to_confirm)
  if (!section || !isAsked) return null
  return <ConfirmWhole registrationId={details.registration.id} section={section} />
}

function ConfirmWhole({ registrationId, section }: { registrationId: number; section: ConfirmedSection }) {
  const confirm = useCallMutation(calls.confirmSection, { success: 'Confirmed', failure: ({ message }) => message })
  return (
    <Notice
      title={`${sectionTitle(section)}: is this still right?`}
      action={
        <BusyButton
          ref={useFocusAfterRemoval()}
          busy={confirm.isPending && 'Confirming'}
          onClick={() => confirm.mutate({ params: { id: registrationId }, body: { section } })}
        >
          Nothing has changed<VisuallyHidden> in {sectionTitle(section)}</VisuallyHidden>
        </BusyButton>
      }
    >
      <p>It was taken over from your licence. Confirm it, or change what is different.</p>
    </Notice>
  )
}
