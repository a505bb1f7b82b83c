import { useState } from 'react'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import styles from './style-guide.module.css'

const questions = {
  update: {
    button: 'Update a registration',
    title: 'Update this registration?',
    text: 'The facility’s owner is told of it.',
    confirm: 'Update registration',
    done: 'Updated successfully!',
    isDanger: false,
  },
  remove: {
    button: 'Delete a member of staff',
    title: 'Delete Hauwa Sani?',
    text: 'The record of this member of staff is deleted.',
    confirm: 'Delete',
    done: 'deleted successfully!',
    isDanger: true,
  },
} as const

/** Examples of confirmation dialogs. */
export function ConfirmDialogExamples() {
  const [asked, setAsked] = useState<keyof typeof questions>()
  const question = asked && questions[asked]
  function confirm(message: string) {
    setAsked(undefined)
    toast.success(message)
  }
  return (
    <div className={`${layout.row4} ${styles.beside}`}>
      <Button onClick={() => setAsked('update')}>{questions.update.button}</Button>
      <Button variant="outline" isDanger onClick={() => setAsked('remove')}>
        {questions.remove.button}
      </Button>
      {question && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          isDanger={question.isDanger}
          onConfirm={() => confirm(question.done)}
          onClose={() => setAsked(undefined)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </div>
  )
}
