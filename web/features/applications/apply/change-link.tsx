import { type ApplicationSection, sectionTitle } from '@portal/domain/applications/sections.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface ChangeProps {
  registrationId: number
  section: ApplicationSection
}

/** A link back to a section of the registration page, to change it before Submit. */
export function ChangeLink({ registrationId, section }: ChangeProps) {
  return (
    <LinkButton to={`${paths.registration(registrationId)}#${section}`} variant="default">
      Change <VisuallyHidden>{sectionTitle(section).toLowerCase()}</VisuallyHidden>
    </LinkButton>
  )
}
