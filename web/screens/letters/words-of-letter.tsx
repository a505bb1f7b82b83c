import { letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useParams } from 'react-router'
import { WordsOfKind } from '../../features/letters/words/words-of-kind.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
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
  return (
    <Page title={`Letter: ${sentenceCase(kind)}`} back={back}>
      <WordsOfKind kind={kind} />
    </Page>
  )
}
