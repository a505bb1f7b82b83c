import { userAccount } from '@portal/contract/accounts/user-account.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { condition } from '@portal/contract/licences/condition.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { offence } from '@portal/contract/standing/offence.ts'
import { representation } from '@portal/contract/standing/representation.ts'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { UserDetails } from '../features/accounts/users/user-details.tsx'
import { UserDuties } from '../features/accounts/users/user-duties.tsx'
import { AvailableFacilitiesDialog } from '../features/applications/contents/available-facilities-dialog.tsx'
import { DocumentDateDialog } from '../features/applications/contents/document-date-dialog.tsx'
import { RegistrationFormDialog } from '../features/applications/contents/document-dialog.tsx'
import { JudgeReferee } from '../features/applications/contents/judge-referee.tsx'
import { UpdateApproval } from '../features/cases/decide/update-approval.tsx'
import { AskForChange } from '../features/facilities/changes/ask-for-change.tsx'
import { ChangeActions } from '../features/facilities/changes/change-actions.tsx'
import { EvidenceDialog, MeetDialog } from '../features/licences/conditions/condition-dialogs.tsx'
import { OffenceActions } from '../features/standing/offences/offence-actions.tsx'
import { ContestDialog, DecideDialog } from '../features/standing/representations/representation-dialogs.tsx'
import { LiftButton } from '../features/standing/restrictions/lift-button.tsx'
import { aFacility } from '../testing/facilities.ts'
import { reply } from '../testing/fake-portal.ts'
import { registrationDetails } from '../testing/registration-details.ts'
import { renderComponent } from '../testing/render.tsx'

const account = exampleOf(userAccount)
const common = { facilityId: 12, hasOwner: false, onClose: () => {} }
const facility = aFacility()
const dialogOf = { onClose: () => {} }

/** Each dialog with the button that opens it, if it has one, and the draft of what is typed in it. */
const dialogs: [draft: string, dialog: ReactElement, button?: string | RegExp][] = [
  ['user-details-2', <UserDetails key="1" account={account} />, 'Change name or phone'],
  ['duties-2', <UserDuties key="1" account={account} />, 'Change duties'],
  ['available-facilities-12', <AvailableFacilitiesDialog key="1" {...common} available={null} />],
  ['document-date-52', <DocumentDateDialog key="1" {...common} document={{ ...exampleOf(uploaded), id: 52 }} />],
  ['registration-form-12', <RegistrationFormDialog key="1" {...common} hasOwner registrationId={31} />],
  ['judge-referee-9', <JudgeReferee key="1" referee={{ ...exampleOf(referee), id: 9 }} />, /verdict on/],
  ['consideration-31', <UpdateApproval key="1" {...dialogOf} details={registrationDetails()} />],
  ['ask-for-change-12', <AskForChange key="1" facility={facility} action="Ask for a change" />, 'Ask for a change'],
  ['record-change-12', <AskForChange key="1" facility={facility} action="Record change" />, 'Record a change'],
  [
    'accepted-change-5',
    <ChangeActions key="1" request={{ id: 5, kind: 'details', version: 0, offered: ['Accept change'] }} />,
    'Accept',
  ],
  [
    'refused-change-5',
    <ChangeActions key="1" request={{ id: 5, kind: 'details', version: 0, offered: ['Refuse change'] }} />,
    'Refuse',
  ],
  ['evidence-7', <EvidenceDialog key="1" {...dialogOf} condition={exampleOf(condition)} />],
  ['meet-7', <MeetDialog key="1" {...dialogOf} condition={exampleOf(condition)} />],
  ['offence-amount-3', <OffenceActions key="1" offence={exampleOf(offence)} />, /^Change the amount of/],
  ['offence-name-3', <OffenceActions key="1" offence={exampleOf(offence)} />, /^Rename/],
  ['lift-4', <LiftButton key="1" facility={facility} restriction={{ id: 4, kind: 'sealed' }} />, 'Lift the sealing'],
  [
    'decide-representation-8',
    <DecideDialog key="1" {...dialogOf} representation={{ ...exampleOf(representation), id: 8 }} />,
  ],
  [
    'contest-decline-31',
    <ContestDialog key="1" {...dialogOf} contested={{ against: 'decline', registration_id: 31 }} />,
  ],
  ['contest-penalty-7', <ContestDialog key="1" {...dialogOf} contested={{ against: 'penalty', penalty_id: 7 }} />],
  [
    'contest-restriction-4',
    <ContestDialog key="1" {...dialogOf} contested={{ against: 'sealing', facility_id: 12, restriction_id: 4 }} />,
  ],
]

it.each(dialogs)('what is typed for one thing is not offered for another: %s', async (draft, dialog, button) => {
  const { user, sent } = renderComponent(dialog, { as: 'admin', replies: [reply(listHomeLgas, [])] })
  if (button) await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(sent(showDraft).map(({ path }) => path)).toEqual([`/api/drafts/${draft}`]))
})
