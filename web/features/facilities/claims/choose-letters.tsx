import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { usualLeaveOutDays } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { type ReactNode, useState } from 'react'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useCall } from '../../../api/use-call.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { ChoiceInput, TextInput } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { useRunningJob } from './letter-jobs.tsx'

interface Choosing {
  /** The filters of the list, as they stand in the address. */
  filters: Record<string, string>
  /** The fields that set them. */
  children: ReactNode
}

/** Chooses for which facilities letters are made, and says how many that are, before an officer starts the job. */
export function ChooseLetters({ filters, children }: Choosing) {
  const [leavesOut, setLeavesOut] = useState(true)
  const [days, setDays] = useState(String(usualLeaveOutDays))
  const isNumber = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 365
  const error = leavesOut && !isNumber ? 'Enter a number of days from 1 to 365' : undefined
  const asked = { ...filters, ...(leavesOut && { leave_out_days: days }) }
  const isRunning = useRunningJob()
  // Once a job has ended, there are fewer letters to make.
  const isCounted = error === undefined && isRunning === false
  const counted = useCall(calls.countClaimLetters, { query: asked }, { enabled: isCounted, staleTime: 0 })
  return (
    <Section title="Make letters">
      <Panel>
        <div className={layout.stack4}>
          <p>
            For facilities that belong to no account and are not closed. Choose some of them, or leave the filters empty
            for all.
          </p>
          {children}
          <ChoiceInput
            type="checkbox"
            label="Leave out facilities whose letter was made lately"
            description="A new letter ends the code of the one before, which its owner may just be about to enter."
            checked={leavesOut}
            onChange={({ target }) => setLeavesOut(target.checked)}
          />
          {leavesOut && (
            <TextInput
              label="Made in the last … days"
              inputMode="numeric"
              value={days}
              error={error}
              onChange={({ target }) => setDays(target.value.trim())}
              style={{ maxWidth: '8ch' }}
            />
          )}
          {isRunning && (
            <Notice>Letters are being made, see below. When they are made, you can have others made.</Notice>
          )}
          {isCounted && <WhenLoaded of={counted}>{({ data }) => <Start counted={data} body={asked} />}</WhenLoaded>}
        </div>
      </Panel>
    </Section>
  )
}

interface Starting {
  counted: { letters: number; files: number; recent: number; most: number; is_more: boolean }
  body: Record<string, string>
}

function Start({ counted: { letters, files, recent, most, is_more }, body }: Starting) {
  if (is_more) {
    return (
      <Notice tone="warning">
        The search finds more facilities than are looked at. Use more words, or filters without a search.
      </Notice>
    )
  }
  const what = byNumber(letters, { one: '# letter', other: '# letters' })
  return (
    <>
      <p>
        <strong>{what}</strong>
        {letters > 0 && byNumber(files, { one: ' in # file.', other: ' in # files, LGA by LGA.' })}
        {letters === 0 && (recent > 0 ? '.' : '. No open facility of this choice is without an account.')}
        {recent > 0 &&
          byNumber(recent, {
            one: ' # facility is left out, because its letter was made lately.',
            other: ' # facilities are left out, because their letters were made lately.',
          })}
      </p>
      {letters > most && (
        <Notice tone="warning">
          One job makes at most {most.toLocaleString('en')} letters. Choose fewer facilities, such as those of one LGA.
        </Notice>
      )}
      {letters > 0 && letters <= most && (
        <div>
          <ConfirmedButton
            call={calls.startClaimLetters}
            sent={{ body: { ...body, host: window.location.host } }}
            label={`Make ${what}`}
            title={`Make ${what}?`}
            confirm="Make them"
            variant="filled"
            isHarmless
            success={({ message }) => message}
          >
            Each facility gets a new code. The codes of letters that were made for them before end.
          </ConfirmedButton>
        </div>
      )}
    </>
  )
}
