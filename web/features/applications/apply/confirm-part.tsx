import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { PartToConfirm } from '@portal/domain/applications/section-counts.ts'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCall, useCallMutation } from '../../../api/use-call.ts'
import { RequirementAnswers } from '../../../fields/requirement-answers.tsx'
import { useAnswers } from '../../../fields/use-answers.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface RenewalProps {
  registrationId: number
}

/** The parts of a renewal whose answers its owner has yet to confirm. */
function partsToConfirm({ sections }: RegistrationDetails): PartToConfirm[] {
  return sections.flatMap(({ parts_to_confirm }) => parts_to_confirm)
}

/** Asks the owner of a renewal to read the answers of each part that were taken over from the licence. */
export function PartsToConfirm({ details }: { details: RegistrationDetails }) {
  const parts = partsToConfirm(details)
  if (parts.length === 0) return null
  return (
    <Notice title="Requirements: are these answers still right?">
      <p>
        They were taken over from your licence. Read each part, then confirm its answers or change what is different.
      </p>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.requirementPart(id, details.registration.facility_id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** As {@link PartsToConfirm}, on a page that does not show the registration itself. */
export function PartsOfRenewal({ registrationId }: RenewalProps) {
  const details = useCall(calls.showRegistration, { params: { id: registrationId } })
  return details.data ? <PartsToConfirm details={details.data} /> : null
}

/** Of a renewal: the answers of a part, and below them the button that confirms those of the licence. */
export function ConfirmPart({ registrationId, partId }: RenewalProps & { partId: number }) {
  const details = useCall(calls.showRegistration, { params: { id: registrationId } })
  return <WhenLoaded of={details}>{(loaded) => <AnswersOfPart details={loaded} partId={partId} />}</WhenLoaded>
}

function AnswersOfPart({ details, partId }: { details: RegistrationDetails; partId: number }) {
  const answers = useAnswers(details)
  const toConfirm = partsToConfirm(details)
  const isAsked = toConfirm.some(({ id }) => id === partId)
  return (
    <>
      <Section id="answers" title="The answers of this part">
        <WhenLoaded of={answers}>
          {(requirements) => (
            <>
              <Panel>
                {requirements
                  .filter(({ part }) => part.id === partId)
                  .map((requirement) => (
                    <RequirementAnswers key={requirement.id} requirement={requirement} />
                  ))}
              </Panel>
              {isAsked && <ConfirmThese registrationId={details.registration.id} partId={partId} />}
            </>
          )}
        </WhenLoaded>
      </Section>
      {!isAsked && <NextPart details={details} next={toConfirm[0]} />}
    </>
  )
}

function ConfirmThese({ registrationId, partId }: RenewalProps & { partId: number }) {
  const confirm = useCallMutation(calls.confirmSection, {
    success: 'Confirmed',
    failure: ({ errors, message }) => errors.part_id?.[0] ?? message,
  })
  return (
    <Notice
      title="Are these answers still right?"
      action={
        <BusyButton
          ref={useFocusAfterRemoval()}
          busy={confirm.isPending && 'Confirming'}
          onClick={() =>
            confirm.mutate({ params: { id: registrationId }, body: { section: 'requirements', part_id: partId } })
          }
        >
          Nothing has changed<VisuallyHidden> in the answers of this part</VisuallyHidden>
        </BusyButton>
      }
    >
      <p>They were taken over from your licence. Change what is different first, in the requirements above.</p>
    </Notice>
  )
}

function NextPart({ details, next }: { details: RegistrationDetails; next: PartToConfirm | undefined }) {
  const { id, facility_id } = details.registration
  return (
    <Notice
      tone="success"
      title="Nothing is left to confirm in this part"
      action={
        next ? (
          <LinkButton to={paths.requirementPart(next.id, facility_id)}>Read {next.name}</LinkButton>
        ) : (
          <LinkButton to={paths.registration(id)}>Go to the registration</LinkButton>
        )
      }
    >
      {next && <p>Other parts are still to be confirmed.</p>}
    </Notice>
  )
}
