import { listLetterWords } from '@portal/contract/letters/calls.ts'
import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import textStyles from '../../../ui/text.module.css'
import { WhoseWords } from './whose-words.tsx'

const columns: Column<LetterWords>[] = [
  {
    header: 'Letter',
    inCard: 'name',
    cell: ({ kind }) => <Link to={paths.wordsOfLetter(kind)}>{sentenceCase(kind)}</Link>,
  },
  { header: 'Written', inCard: 'fact', isText: true, cell: ({ when }) => `When ${when}` },
  {
    header: 'Words',
    inCard: 'state',
    cell: ({ present, planned }) => (
      <div>
        <WhoseWords of={present} />
        {planned.map((one) => (
          <span key={one.start_date} className={textStyles.second}>
            <WhoseWords of={one} />
          </span>
        ))}
      </div>
    ),
  },
]

/** Every kind of letter, and whose words it has from which day on. */
export function WordsTable() {
  return (
    <DataTable
      caption="Kinds of letters"
      hidesCaption
      of={useCall(listLetterWords)}
      rows={({ data }) => data}
      rowKey={({ kind }) => kind}
      columns={columns}
      empty={<EmptyState title="The ministry writes no letters" />}
    />
  )
}
