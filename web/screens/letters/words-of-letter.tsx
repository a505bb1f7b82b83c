import { listLetterWords } from '@portal/contract/letters/calls.ts'
import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { type LetterKind, letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { WhoseWords } from '../../features/letters/words/whose-words.tsx'
import { WordsOfKind } from '../../features/letters/words/words-of-kind.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

const back = { to: paths.wordsOfLetters(), label: 'Words of letters' }

/** The words of one kind of letter, to be changed from a day on. */
export function WordsOfLetter() {
  const { id } = useParams()
  const kind = letterKinds.find((one) => paths.wordsOfLetter(one).endsWith(`/${id}`))
  if (kind === undefined) {
    return (
      <Page title="Words of a letter" back={back}>
        <EmptyState title="The ministry writes no letter of this kind" />
      </Page>
    )
  }
  return <OfKind kind={kind} />
}

function OfKind({ kind }: { kind: LetterKind }) {
  const words = useCall(listLetterWords)
  const letter = words.data?.data.find((one) => one.kind === kind)
  return (
    <Page title={`Letter: ${sentenceCase(kind)}`} lead={letter && <About letter={letter} />} back={back}>
      <WhenLoaded of={words}>{() => letter && <WordsOfKind letter={letter} />}</WhenLoaded>
    </Page>
  )
}

function About({ letter: { when, present } }: { letter: LetterWords }) {
  return (
    <>
      Written when {when}. <WhoseWords of={present} />.
    </>
  )
}
