import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { fieldWords } from '../import-words.ts'
import { columnName } from './column-line.tsx'
import type { ChosenForColumns } from './use-chosen-columns.ts'

/** That another officer changed the import while columns were being chosen, and what is saved now. */
export function ColumnsChangedMeanwhile({ unsent }: { unsent: ChosenForColumns }) {
  const { isOvertaken, isOutdated, savedSince, clear } = unsent
  if (isOvertaken) {
    return (
      <Notice tone="warning" title="Another part of the file is read now" onClose={clear}>
        <p>It was changed meanwhile, so what you had chosen for its columns fits no longer. Choose again.</p>
      </Notice>
    )
  }
  if (!isOutdated) return null
  return (
    <Notice
      tone="warning"
      title="This import was changed meanwhile"
      action={
        <Button variant="default" isCompact onClick={clear}>
          Take what is saved
        </Button>
      }
    >
      <p>What you chose is still here. Look at it again before you match the rows.</p>
      {savedSince.length > 0 && (
        <ul>
          {savedSince.map(({ column, heading, field }) => (
            <li key={column}>
              {columnName({ column, heading })} is saved as {field ? fieldWords(field) : 'not used'}.
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
