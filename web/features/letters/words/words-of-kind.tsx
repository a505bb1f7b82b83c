import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useSession } from '../../../api/session.ts'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { EditWords } from './edit-words.tsx'
import { PlannedWords } from './planned-words.tsx'

/** The words of a kind of letter: what is planned, and the form that changes them; without the duty, what they are. */
export function WordsOfKind({ letter }: { letter: LetterWords }) {
  const mayChange = mayDo(useSession(), 'manage the settings')
  const { opening, present, planned } = letter
  return (
    <>
      {planned.length > 0 && <PlannedWords letter={letter} />}
      <Section id="words" title={mayChange ? 'Change the words' : 'The words'}>
        {mayChange ? (
          <EditWords letter={letter} />
        ) : (
          <Panel>
            <p className={textStyles.written}>{[...opening, present.words].join('\n\n')}</p>
          </Panel>
        )}
      </Section>
    </>
  )
}
