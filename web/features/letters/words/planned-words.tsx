import { takeBackLetterWords } from '@portal/contract/letters/calls.ts'
import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { dayInWords } from '../../../ui/dates.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { WhoseWords } from './whose-words.tsx'

/** The words that hold from later days on. Each can be taken back until its day. */
export function PlannedWords({ letter: { kind, planned, updated_at } }: { letter: LetterWords }) {
  return (
    <Section id="planned" title="Planned">
      {planned.map(({ start_date, ...one }) => (
        <Panel key={start_date}>
          <div className={layout.stack2}>
            <div className={`${layout.row4} ${layout.between}`}>
              <b>
                <WhoseWords of={{ start_date, ...one }} />
              </b>
              <Allowed to="manage the settings">
                {start_date && <TakeBack kind={kind} start_date={start_date} recordVersion={updated_at} />}
              </Allowed>
            </div>
            <Disclosure label="The words" about={`from ${dayInWords(start_date ?? '')}`}>
              <p className={textStyles.written}>{one.words}</p>
            </Disclosure>
          </div>
        </Panel>
      ))}
    </Section>
  )
}

interface TakeBackProps {
  kind: LetterWords['kind']
  start_date: string
  recordVersion: string
}

function TakeBack({ kind, start_date, recordVersion }: TakeBackProps) {
  const day = dayInWords(start_date)
  return (
    <ConfirmedButton
      call={takeBackLetterWords}
      sent={{ params: { kind, start_date } }}
      recordVersion={recordVersion}
      label={
        <>
          Take back<VisuallyHidden> the words from {day}</VisuallyHidden>
        </>
      }
      isCompact
      title="Take these words back?"
      confirm="Take back"
      isHarmless
      success="Updated successfully!"
    >
      <p>Letters from {day} on go on in the words that hold before that day.</p>
    </ConfirmedButton>
  )
}
