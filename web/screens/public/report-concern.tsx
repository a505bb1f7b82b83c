import { concernPhoto } from '@portal/contract/fields/accepted-file.ts'
import type { Lga } from '@portal/contract/places/lga.ts'
import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { type ConcernKind, contactMonths, maxConcernText, photoMonths } from '@portal/domain/concerns/concerns.ts'
import { PlainSelectField, PlainTextField } from '../../features/accounts/sign-in/plain-fields.tsx'
import { PlainForm } from '../../features/accounts/sign-in/plain-form.tsx'
import { PlainPhotoField, PlainRadioField, PlainTextareaField } from '../../features/accounts/sign-in/report-fields.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface ReportConcernProps {
  portal: PortalSettings
  form: FormState
  /** The local government areas of the state; empty if they cannot be read. */
  lgas: Lga[]
  /** Identifies this report, so that sending it twice makes one concern. */
  sendKey: string
}

/** What is wrong, in words for everybody. */
const kinds: { value: ConcernKind; label: string }[] = [
  { value: 'unlicensed', label: 'The place has no licence, or shows none' },
  { value: 'unsafe', label: 'The place is not safe for patients' },
  { value: 'fake certificate', label: 'The certificate looks fake, or belongs to another place' },
  { value: 'other', label: 'Something else' },
]

const fields = ['kind', 'text', 'place', 'address', 'local_gov_area_id', 'name', 'phone_number', 'email', 'document']

/** Reports a place or a certificate to the ministry, without an account. */
export function ReportConcern({ portal, form, lgas, sendKey }: ReportConcernProps) {
  const field = (name: string) => ({ name, error: form.errors[name]?.[0], value: form.typed[name] })
  const photo = { name: 'document', error: form.errors.document?.[0] }
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage
        title="Report a concern"
        lead="Tell the ministry about a health facility that is not licensed or not safe, or about a certificate that looks fake. You need no account, and you need not say who you are."
      >
        <Notice tone="warning" title="Is somebody in danger now?">
          <p>Call 112 first. These reports are read on working days.</p>
        </Notice>
        <PlainForm
          name="concern"
          action={paths.concern()}
          hasFile
          state={form}
          fields={fields}
          submit={form.message ? 'Send the report again' : 'Send the report'}
          busy="Sending"
        >
          <input type="hidden" name="key" value={sendKey} />
          <h2>What is wrong?</h2>
          <PlainRadioField {...field('kind')} label="It is about this" options={kinds} isRequired />
          <PlainTextareaField
            {...field('text')}
            label="What did you see?"
            hint="In your own words: what happened, and when"
            maxLength={maxConcernText}
            isRequired
          />
          <h2>Where is it?</h2>
          <PlainTextField
            {...field('place')}
            label="Name of the place"
            hint="Or the number of its certificate. If you know neither: what it looks like, for example blue house beside the motor park"
            autoComplete="off"
            isRequired
          />
          <PlainTextField
            {...field('address')}
            label="Address"
            hint="Street and town, or how to find it"
            autoComplete="off"
          />
          <PlainSelectField
            {...field('local_gov_area_id')}
            label="Local government area"
            options={lgas.map(({ id, list }) => ({ value: id, label: list }))}
          />
          <h2>May we contact you?</h2>
          <p>
            Only if you want. The owner of the place does not learn that you wrote. Only the officers who read these
            reports see what you enter here, and it is erased {contactMonths} months after the report is closed. More
            under <a href={paths.privacy()}>Privacy</a>.
          </p>
          <PlainTextField {...field('name')} label="Your name" autoComplete="name" />
          <PlainTextField
            {...field('phone_number')}
            label="Phone number"
            hint="For example, 0803 123 4567"
            type="tel"
            autoComplete="tel"
            isShort
          />
          <PlainTextField {...field('email')} label="Email" type="email" autoComplete="email" />
          <h2>Do you have a photo?</h2>
          <PlainPhotoField
            {...photo}
            label="Photo"
            hint={`${concernPhoto.typeNames}, up to ${concernPhoto.maxSize}. Do not put yourself in danger for it. We remove from it where and when it was taken, and erase it ${photoMonths} months after the report is closed.`}
            accept={concernPhoto.types}
          />
        </PlainForm>
      </TitledPage>
    </OpenPage>
  )
}
