import { listLetterWords } from '@portal/contract/letters/calls.ts'
import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { EditWords } from './edit-words.tsx'
import { PlannedWords } from './planned-words.tsx'
import { WhoseWords } from './whose-words.tsx'

/** The words of a kind of letter: what is planned, and the form that changes them; without the duty, what they are. */
export function WordsOfKind({ kind }: { kind: LetterKind }) {
  return (
    <WhenLoaded of={useCall(listLetterWords)}>
      {({ data }) => data.map((letter) => letter.kind === kind && <Words key={kind} letter={letter} />)}
    </WhenLoaded>
  )
}

function Words({ letter }: { letter: LetterWords }) {
  const mayChange = mayDo(useSession(), 'manage the settings')
  const { kind, present, planned } = letter
  return (
    <>
      <p>
        <WhoseWords of={present} />
        {present.recorded_by && `, saved by ${present.recorded_by}`}.
      </p>
      {planned.length > 0 && <PlannedWords kind={kind} planned={planned} />}
      <Section id="words" title={mayChange ? 'Change the words' : 'The words'}>
        {mayChange ? (
          <EditWords letter={letter} />
        ) : (
          <Panel>
            <p className={textStyles.written}>{[...letter.opening, present.words].join('\n\n')}</p>
          </Panel>
        )}
      </Section>
    </>
  )
}
