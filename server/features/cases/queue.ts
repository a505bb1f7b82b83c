import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { maxSavedViews, queueViewNames, queueViews } from '@portal/domain/cases/queue-views.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { caseFiltersOf } from '../../reading/page-of-cases.ts'
import { listStageNames } from '../../records/cases/present-stages.ts'
import { countQueue } from '../../records/cases/queue-counts.ts'
import * as records from '../../records/cases/saved-views.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** What stands above the list of the officers' queue. */
export function queueRoutes(serve: Serve): void {
  serve(calls.showQueue, showQueue)
  serve(calls.saveView, saveView)
  serve(calls.removeView, removeView)
}

/** How much each view has, what the ministry promises, and the officer's own views. */
async function showQueue({ db, user, today }: Context) {
  const { service_days } = await readSettings(db, today)
  const filters = recordOf(queueViewNames, (view) =>
    caseFiltersOf(queueViews[view].query, { user, today, service_days }),
  )
  const counted = await countQueue(db, filters, today)
  const saved = await records.listSavedViews(db, user.id)
  return { data: { ...counted, service_days, saved, stages: await listStageNames(db) } }
}

/** Saves a view under a name. */
async function saveView({ db, user }: Context, { body }: Input<typeof calls.saveView>) {
  const data = await records.saveView(db, { user_id: user.id, ...body })
  if (data.length > maxSavedViews) {
    const message = `You have ${maxSavedViews} saved views. Remove one first.`
    refuse('invalid_input', message, { errors: { name: [message] } })
  }
  return { message: 'The view is saved', data }
}

/** Removes a view, of which officers have only their own. */
async function removeView({ db, user }: Context, { params }: Input<typeof calls.removeView>) {
  const isRemoved = await records.removeView(db, { user_id: user.id, id: params.id })
  if (!isRemoved) refuse('not_found', 'This view does not exist')
  return { message: 'The view is removed', data: await records.listSavedViews(db, user.id) }
}
