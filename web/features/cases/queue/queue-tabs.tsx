import * as cases from '@portal/contract/cases/calls.ts'
import { type QueueView, queueViewNames, queueViews } from '@portal/domain/cases/queue-views.ts'
import { useState } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import { useCall, useCallMutation } from '../../../api/use-call.ts'
import { countInWords } from '../../../fields/count-in-words.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { ViewTab, ViewTabs } from '../../../ui/table/view-tabs.tsx'
import styles from './queue.module.css'
import { filtersOf, isViewShown } from './queue.ts'

const searchOf = (view: QueueView) => String(new URLSearchParams(queueViews[view].query))

function RemoveView({ id, name }: { id: number; name: string }) {
  const remove = useCallMutation(cases.removeView, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  return (
    <Button
      variant="subtle"
      isCompact
      className={styles.remove}
      aria-label={`Remove the view ${name}`}
      onClick={() => remove.mutate({ params: { id } })}
    >
      <Icon name="cross" size={14} />
    </Button>
  )
}

/** Gives the filters and the order that are shown a name. */
function SaveView({ search }: { search: string }) {
  const [isNaming, setNaming] = useState(false)
  return (
    <li>
      <Button variant="subtle" isCompact icon={<Icon name="plus" size={14} />} onClick={() => setNaming(true)}>
        Save this view
      </Button>
      {isNaming && (
        <Dialog title="Save this view" onClose={() => setNaming(false)}>
          <CallForm
            call={cases.saveView}
            hidden={{ search }}
            submit="Save"
            success={({ message }) => message}
            onSuccess={() => setNaming(false)}
          >
            <p>It is kept with your account, for every computer that you use.</p>
            <TextField name="name" label="Name" hint="For example “Clinics in Bida”." />
          </CallForm>
        </Dialog>
      )}
    </li>
  )
}

/** The views of the queue with how much each has, and those that the officer saved. */
export function QueueTabs({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { data: queue } = useCall(cases.showQueue)
  const parameters = new URLSearchParams(address.search)
  const shown = filtersOf(address.search)
  const saved = queue?.data.saved ?? []
  const isSaved = saved.some(({ search }) => filtersOf(search) === shown)
  const isView = queueViewNames.some((view) => filtersOf(searchOf(view)) === shown)
  return (
    <ViewTabs label="Views">
      {queueViewNames.map((view) => {
        const counted = queue?.data.counts[view]
        return (
          <ViewTab
            key={view}
            to={paths.queue(searchOf(view))}
            label={queueViews[view].label}
            isCurrent={!isSaved && isViewShown(view, parameters)}
            count={counted && countInWords(counted)}
            isLate={view === 'late' && (counted?.total ?? 0) > 0}
          />
        )
      })}
      {saved.map(({ id, name, search }) => (
        <ViewTab key={id} to={paths.queue(search)} label={name} isCurrent={filtersOf(search) === shown}>
          <RemoveView id={id} name={name} />
        </ViewTab>
      ))}
      {queue && !isSaved && !isView && <SaveView search={shown} />}
    </ViewTabs>
  )
}
