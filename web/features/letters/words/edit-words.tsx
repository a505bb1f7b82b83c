import { changeLetterWords } from '@portal/contract/letters/calls.ts'
import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { DraftedForm } from '../../../api/drafted-form.tsx'
import { paths } from '../../../paths.ts'
import { dayInWords } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { Panel } from '../../../ui/layout/page.tsx'
import { PreviewWords } from './preview-words.tsx'
import styles from './words.module.css'
import { WordsField } from './words-field.tsx'

/** The form that changes the words of a kind of letter from a day on. It begins with the words that hold last. */
export function EditWords({ letter }: { letter: LetterWords }) {
  const { kind, present, planned, built_in, updated_at } = letter
  const navigate = useNavigate()
  const today = lagosDate(Date.now())
  const last = planned.at(-1)
  return (
    <Panel>
      <div className={styles.wide}>
        <DraftedForm
          draft={`letter-${kind.replaceAll(' ', '-')}`}
          call={changeLetterWords}
          params={{ kind }}
          defaults={{ words: (last ?? present).words, start_date: last?.start_date ?? today }}
          recordVersion={updated_at}
          submit="Save"
          busy="Saving"
          success="Updated successfully!"
          onSuccess={() => navigate(paths.wordsOfLetters())}
          beside={
            <>
              <PreviewWords kind={kind} />
              <BuiltInWords words={built_in} />
            </>
          }
        >
          <WordsField opening={letter.opening} fields={letter.fields} />
          <DateField name="start_date" label="From which day" hint={<Effect today={today} />} optional={false} />
        </DraftedForm>
      </div>
    </Panel>
  )
}

/** What saving does, with the typed day. */
function Effect({ today }: { today: string }) {
  const typed: unknown = useWatch({ name: 'start_date' })
  const day = typeof typed === 'string' && /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : today
  return `From ${dayInWords(day)}, letters of this kind say what stands above. Letters that were written before stay as they are.`
}

/** Puts the words that came with the portal into the form. Saved, they are the portal's again, also where a later version changes them. */
function BuiltInWords({ words }: { words: string }) {
  const { setValue } = useFormContext()
  return (
    <Button variant="subtle" onClick={() => setValue('words', words, { shouldDirty: true })}>
      Use the built-in words
    </Button>
  )
}
