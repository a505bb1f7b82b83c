import { MenuButton } from '../ui/form/menu-button.tsx'
import { useCaseDownload } from './use-case-download.ts'

/** What is rarely done with a facility: downloading everything of the application that is shown with it. */
export function MoreOfFacility({ registrationId }: { registrationId: number | undefined }) {
  const download = useCaseDownload(registrationId)
  if (!download) return null
  return (
    <MenuButton label="More" isNamed items={[{ name: 'Download the whole case', icon: 'file', onChoose: download }]} />
  )
}
