import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../../../api/session.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { TextareaField } from '../../../../ui/form/text-fields.tsx'
import { findKeptList, forgetList, type KeptList, keepList } from './kept-list.ts'
import { knownStaff, type ListedStaff } from './known-staff.ts'
import { ListFileField } from './list-file-field.tsx'
import { ListTemplate } from './list-template.tsx'
import { type ReadList, ReadPeople, refusalOfSheets } from './read-people.tsx'
import { readText, type Sheet } from './read-text.ts'

interface StaffListProps {
  /** The people who are in the list already. */
  listed: ListedStaff
  onClose: () => void
}

/** Adds many members of staff from a file or from copied cells or lines, after showing who they are and what is wrong. */
export function StaffListDialog({ listed, onClose }: StaffListProps) {
  const { facilityId } = listed
  const person = useSession()?.id
  const of = useMemo(() => ({ person, facilityId }), [person, facilityId])
  const [before] = useState(() => findKeptList(of))
  const [text, setText] = useState(before?.text ?? '')
  const [list, setList] = useState<ReadList>()
  const [isBusy, setIsBusy] = useState(false)

  async function show(sheets: Sheet[]): Promise<string | undefined> {
    const refusal = refusalOfSheets(sheets)
    if (refusal === undefined) setList({ sheets, listed: await knownStaff(listed) })
    return refusal
  }

  // Somebody who was added before the page was loaded anew is in the list of staff by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, on mount
  useEffect(() => {
    if (!before || before.sheets.length === 0) return
    void knownStaff(listed).then((known) => setList({ sheets: before.sheets, listed: known, before }))
  }, [])

  const sheets = list?.sheets
  const keep = useCallback(
    (now: Pick<KeptList, 'at' | 'columns' | 'answers'>) => keepList(of, { text, sheets: sheets ?? [], ...now }),
    [of, text, sheets],
  )

  const forget = useCallback(() => forgetList(of), [of])

  function leave() {
    forget()
    onClose()
  }

  return (
    <Dialog title="Add staff from a list" onClose={onClose} isBusy={isBusy} isWide>
      {list ? (
        <ReadPeople
          list={list}
          facilityId={facilityId}
          onChange={keep}
          onAllAdded={forget}
          onBack={() => {
            forget()
            setList(undefined)
          }}
          onClose={leave}
          onBusy={setIsBusy}
        />
      ) : (
        <Form
          defaults={{ text }}
          submit="Check the list"
          busy="Reading the list"
          onTyped={(values) => setText(String(values.text ?? ''))}
          onSend={async (values) => {
            const read = readText(String(values.text ?? ''))
            const refusal = 'refusal' in read ? read.refusal : await show([{ name: 'list', rows: read.rows }])
            return refusal === undefined ? undefined : { message: refusal, errors: { text: [refusal] } }
          }}
          beside={
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
          }
        >
          <p>
            Copy the rows from Excel, Word or WhatsApp and paste them here, or choose a file. Words such as Nurse,
            Doctor or Lab scientist are understood. Nobody is added before you have seen the list.
          </p>
          <div>
            <ListTemplate />
          </div>
          <ListFileField onRead={show} />
          <TextareaField
            name="text"
            label="The list"
            hint="One person on each line: name, phone, cadre, qualification, full or part time. At most 1,000."
            rows={8}
          />
        </Form>
      )}
    </Dialog>
  )
}
