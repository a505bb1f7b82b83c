import type { ApplicationSection } from '@portal/domain/completeness.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { sectionNames } from './sections.ts'

interface ChangeParts {
  registrationId: number
  section: ApplicationSection
}

/** Back to a section of the registration page, to change something before Submit. */
export function ChangeLink({ registrationId, section }: ChangeParts) {
  return (
    <LinkButton to={`${paths.registration(registrationId)}#${section}`} variant="default">
      Change <Unseen>{sectionNames[section].toLowerCase()}</Unseen>
    </LinkButton>
  )
}
