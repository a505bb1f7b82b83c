import type { NoticeKind } from '@portal/domain/messages/notice-kinds.ts'
import { z } from 'zod'
import { accountTemplates } from './account-templates.ts'
import { monthlyReport } from './monthly-report.ts'
import { pageOfSubject, pagesOfKinds } from './page-of-subject.ts'
import { phoneTemplates } from './phone-templates.ts'
import { reminder } from './reminder.ts'
import { plainTemplate, type Template } from './template.ts'
import { workTemplates } from './work-templates.ts'

const noticeFacts = z.object({
  title: z.string(),
  reference: z.string().nullable(),
  about_kind: z.enum(['registration', 'facility', 'concern', 'inspection']).nullable(),
  about_id: z.int().nullable(),
})

/**
 * Tells a person that the portal has a notification for them. The text of the notification stays in the portal, because it
 * may contain what an officer wrote about people. `page` is the link of a notification without a subject.
 */
function notice(example: z.input<typeof noticeFacts>, page = '/admin/messages') {
  return plainTemplate({
    isSecurity: false,
    channels: ['mail', 'sms'],
    facts: noticeFacts,
    example,
    content: ({ title, reference, about_kind, about_id }) => ({
      title: reference ? `${title}: ${reference}` : title,
      paragraphs: ['Please log in to the portal to read the details and what you can do next.'],
      link: { label: 'Read it in the portal', path: pageOfSubject(about_kind, about_id) ?? page },
    }),
  })
}

const aFacility = { reference: null, about_kind: 'facility', about_id: 12 } as const
const aRegistration = { reference: 'APP-2026-000123', about_kind: 'registration', about_id: 31 } as const

/** The messages about a notification of the portal, by its kind. */
const notices = {
  decision: notice({ ...aRegistration, title: 'Your registration is approved' }),
  remark: notice({ ...aRegistration, title: 'The ministry has a remark for you' }),
  correction: notice({ ...aRegistration, title: 'The ministry changed your application' }),
  return: notice({ ...aRegistration, title: 'The ministry returned your application for correction' }),
  condition: notice({ ...aRegistration, title: 'Evidence was provided for a condition' }),
  representation: notice({ ...aRegistration, title: 'The ministry set its decision aside' }),
  penalty: notice({ ...aFacility, title: 'Your facility has been penalised' }),
  change: notice({ ...aFacility, title: 'The change of your facility is accepted' }),
  standing: notice({ ...aFacility, title: 'The ministry suspended your facility' }),
  closing: notice({ ...aFacility, title: 'The ministry closed your facility' }),
  helper: notice({ ...aFacility, title: 'You can now work on a facility' }),
  claim: notice({ ...aFacility, title: 'A facility was claimed by its owner' }),
  'bank-account': notice(
    { title: 'A bank account waits for confirmation', reference: null, about_kind: null, about_id: null },
    pagesOfKinds['bank-account'],
  ),
  record: notice(
    { title: 'The check of the audit record found something', reference: null, about_kind: null, about_id: null },
    pagesOfKinds.record,
  ),
  duties: notice(
    { title: 'Duties wait for confirmation', reference: null, about_kind: null, about_id: null },
    pagesOfKinds.duties,
  ),
  payment: notice({ ...aRegistration, title: 'Your payment is confirmed' }),
  concern: notice({
    title: 'A concern was reported',
    reference: 'CN-7K3M-Q2XD',
    about_kind: 'concern',
    about_id: 5,
  }),
  inspection: notice({ ...aFacility, title: 'The report of an inspection of your facility is there' }),
  reminder,
  assignment: notice({ ...aRegistration, title: 'An application was given to you' }),
} satisfies Record<NoticeKind, Template>

/** Every message that the portal sends. To add one, add a row here and queue it where it is caused. */
export const templates = {
  ...notices,
  ...workTemplates,
  ...accountTemplates,
  ...phoneTemplates,
  'monthly-report': monthlyReport,
}

export type TemplateName = keyof typeof templates

/** What a template is told about its case. */
export type FactsOf<T extends TemplateName> = ReturnType<(typeof templates)[T]['parse']>
