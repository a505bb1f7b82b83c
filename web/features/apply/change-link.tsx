import type { ApplicationSection } from '@portal/domain/completeness.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { sectionNames } from './sections.ts'

interface ChangeProps {
  registrationId: number
  section: ApplicationSection
}

/** Back to a section of the registration page, to change something before Submit. */
export function ChangeLink({ registrationId, section }: ChangeProps) {
  return (
    <LinkButton to={`${paths.registration(registrationId)}#${section}`} variant="default">
      Change <VisuallyHidden>{sectionNames[section].toLowerCase()}</VisuallyHidden>
    </LinkButton>
  )
}
