import { WordsTable } from '../../features/letters/words/words-table.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** The kinds of letters that the ministry sends, and whose words each has. */
export function WordsOfLetters() {
  return (
    <Page
      title="Words of letters"
      lead="What each kind of letter says below its opening. New words hold from the day you choose; letters that were written before stay as they are."
      back={{ to: paths.settings(), label: 'Settings' }}
    >
      <WordsTable />
    </Page>
  )
}
