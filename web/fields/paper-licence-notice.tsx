import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { IssuedOnPaper } from '../ui/paper-licence.tsx'

interface PaperLicenceProps {
  registration: Pick<RegistrationBrief, 'recorded_on'>
}

/** Says of a licence from before the portal where it comes from, and why there is so little about it. */
export function PaperLicenceNotice({ registration: { recorded_on } }: PaperLicenceProps) {
  if (!recorded_on) return null
  return (
    <Notice title="Licence from before the portal">
      <p>
        <IssuedOnPaper recordedOn={recorded_on} />. The portal knows what the paper register said, and prints no
        certificate of it. Staff, documents and answers are asked for at its renewal, which gives a certificate of the
        portal.
      </p>
    </Notice>
  )
}
