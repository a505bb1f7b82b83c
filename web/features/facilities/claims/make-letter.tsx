import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claims.ts'
import type { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Panel } from '../../../ui/layout/page.tsx'
import { PrintablePage } from '../../../ui/print/printable-page.tsx'
import { ScreenOnly } from '../../../ui/print/screen-only.tsx'
import { type Letter, LetterPaper } from './letter-paper.tsx'

type Facility = Reply<typeof showFacility>['data']

/** Makes the letter for the owner of a facility and shows it, ready to print. Its code is shown here only. */
export function MakeLetter({ facility }: { facility: Facility }) {
  const [letter, setLetter] = useState<Letter>()
  const making = useCallMutation(calls.makeClaimLetter, { onSuccess: ({ data }) => setLetter(data) })
  if (letter) {
    return (
      <>
        <ScreenOnly>
          <Notice tone="warning" title="Print the letter now">
            Its code is not stored. Once you leave this page, only a new letter can be made, and this code ends.
          </Notice>
        </ScreenOnly>
        <PrintablePage>
          <LetterPaper facility={facility} letter={letter} />
        </PrintablePage>
      </>
    )
  }
  const { claim_letter: present } = facility
  return (
    <Panel>
      <p>
        The letter has a code. Give it to the owner only: whoever enters the code becomes the owner of this facility and
        of its registration in the portal.
      </p>
      {present && (
        <p>
          A letter was made on {dayInWords(lagosDate(new Date(present.made_at)))} by {present.made_by}, valid until{' '}
          {dayInWords(present.last_day)}. Its code ends when you make a new one.
        </p>
      )}
      {making.error && <ErrorSummary faults={[{ message: making.error.message }]} />}
      <BusyButton
        busy={making.isPending && 'Making the letter'}
        onClick={() => making.mutate({ params: { id: facility.id } })}
      >
        {present ? 'Make a new letter' : 'Make the letter'}
      </BusyButton>
    </Panel>
  )
}
