import type { confirmSampleRequirements } from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { confirmSampleFees } from '@portal/contract/money/calls/fees.ts'
import type { confirmSampleOffences } from '@portal/contract/standing/calls/offences.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { ReactNode } from 'react'
import { ConfirmedButton } from '../api/confirmed-button.tsx'

interface SamplesProps {
  call: typeof confirmSampleFees | typeof confirmSampleOffences | typeof confirmSampleRequirements
  /** The samples that are shown beside the button. */
  ids: readonly number[]
  /** What they are, with # for their number: 'all # sample fees'. */
  words: { one: string; other: string }
  /** What it means to take them over. */
  children: ReactNode
}

/** Takes over the samples that came with the portal as they are, all at once. */
export function TakeOverSamples({ call, ids, words, children }: SamplesProps) {
  const label = `Take over ${byNumber(ids.length, words)}`
  return (
    <ConfirmedButton
      call={call}
      sent={{ body: { ids: [...ids] } }}
      label={label}
      variant="default"
      isHarmless
      title={`${label}?`}
      confirm="Take over"
      success={({ message }) => message}
    >
      <p>{children}</p>
    </ConfirmedButton>
  )
}
