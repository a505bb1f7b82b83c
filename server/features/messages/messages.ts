import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/messages/calls/messages.ts'
import { channels } from '@portal/contract/messages/outbox-message.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { initialWorkMail } from '@portal/domain/messages/work-mail.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { contentOf, exampleTemplates, wordsOf } from '../../messages/words-of.ts'
import {
  findOutboxMessage,
  type OutboxRow,
  pageOutbox,
  readMessagePreferences,
  requeue,
  updateMessagePreferences,
} from '../../records/messages/outbox-pages.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Messages by mail and SMS: the outbox of the ministry, and what each person wants to be sent. */
export function messageRoutes(serve: Serve): void {
  serve(calls.listOutbox, listOutbox)
  serve(calls.showOutboxMessage, showOutboxMessage)
  serve(calls.retryOutboxMessage, retryOutboxMessage)
  serve(calls.listMessageTemplates, async (context) => ({
    data: exampleTemplates({ name: 'Amina', ...(await frameOf(context)) }),
  }))
  serve(calls.showMessagePreferences, preferencesOf)
  serve(calls.changeMessagePreferences, changePreferences)
}

const hasInbox = ({ user }: Pick<Context, 'user'>) => mayDo(user, 'see the applications')

async function preferencesOf(context: Context) {
  const { work_mail, ...channels } = await readMessagePreferences(context.db, context.user.id)
  if (!hasInbox(context)) return { data: channels }
  const { morning_mail } = await readSettings(context.db, context.today)
  return { data: { ...channels, work: work_mail ?? initialWorkMail }, morning_mail }
}

async function changePreferences(context: Context, { body }: Input<typeof calls.changeMessagePreferences>) {
  if (body.work && !hasInbox(context)) refuseField('work', 'Only officers have an inbox')
  await updateMessagePreferences(context.db, context.user.id, body)
  return preferencesOf(context)
}

async function listOutbox({ db, user, messages }: Context, { query }: Input<typeof calls.listOutbox>) {
  const page = await pageOutbox(db, { ...query, withSecurity: mayDo(user, 'read security messages') })
  return { ...page, data: page.data.map(onTheWire), channels: channels.filter((channel) => messages[channel]) }
}

async function showOutboxMessage(context: Context, { params }: Input<typeof calls.showOutboxMessage>) {
  const row = await getMessage(context, params.id)
  return { data: { ...onTheWire(row), ...wordsOf(row, { name: row.to_name, ...(await frameOf(context)) }) } }
}

/** Only a failed message can be tried again; of two officers who do it at once, one does. */
async function retryOutboxMessage(context: Context, { params }: Input<typeof calls.retryOutboxMessage>) {
  const { state } = await getMessage(context, params.id)
  if (!(await requeue(context.db, params.id, context.now))) {
    refuse('action_not_offered', `This message is ${state}. Only a failed message can be tried again`)
  }
  return { data: onTheWire(await getMessage(context, params.id)) }
}

async function getMessage({ db, user }: Context, id: number): Promise<OutboxRow> {
  const row = await findOutboxMessage(db, id, mayDo(user, 'read security messages'))
  return row ?? refuse('not_found', 'This message does not exist')
}

async function frameOf({ db, today, messages }: Context) {
  const { ministry_name: ministry } = await readSettings(db, today)
  return { ministry, publicUrl: messages.publicUrl }
}

function onTheWire({ facts, ...row }: OutboxRow) {
  return { ...row, title: contentOf({ template: row.template, facts })?.title ?? row.template }
}
