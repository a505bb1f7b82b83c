import { rowSections } from '@portal/domain/applications/row-sections.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PlaceOfSections } from '../../../ui/layout/section-place.ts'
import { ScreenOnly } from '../../../ui/print/screen-only.tsx'
import styles from './page-buttons.module.css'

const consideration = 'Consideration and Approval'

/** The buttons of a registration in the order of the specification. Spec §2, Registration page of a facility. */
const pageButtons = [
  'Add Operational Officer',
  'Available Facilities Items',
  ...rowSections.map(({ label }) => `Add ${label}` as const),
  'Add Documents',
  'Add Payment',
  consideration,
  'Upload Registration Form',
] as const

/** A button that opens a dialog of a section. */
type SectionButtonLabel = Exclude<(typeof pageButtons)[number], typeof consideration>

const ListOfButtons = createContext<Element | null>(null)

interface PageProps {
  /** The link to Consideration and Approval, for officers. */
  considerationLink: ReactNode
  children: ReactNode
}

/** The buttons of a registration together, above the sections to which they belong. A section that offers none leaves its place empty. */
export function WithPageButtons({ considerationLink, children }: PageProps) {
  const [list, setList] = useState<Element | null>(null)
  return (
    <>
      <ScreenOnly>
        <ul ref={setList} className={`${layout.row2} ${styles.buttons}`} aria-label="What you can add">
          {pageButtons.map((label) => (
            <li key={label}>{label === consideration && considerationLink}</li>
          ))}
        </ul>
      </ScreenOnly>
      <ListOfButtons value={list}>{children}</ListOfButtons>
    </>
  )
}

interface ButtonProps {
  label: SectionButtonLabel
  onClick: () => void
  /** Whether its form is open. On the page of the section the form takes its place. */
  isOpen: boolean
}

/** A button of a section. It stands in the section and among the buttons of the page. */
export function SectionButton({ label, onClick, isOpen }: ButtonProps) {
  const place = useContext(ListOfButtons)?.children[pageButtons.indexOf(label)]
  const isOnPage = useContext(PlaceOfSections).is !== 'among others'
  if (isOnPage) return isOpen ? null : <OpensForm label={label} onClick={onClick} />
  const button = (
    <Button variant="outline" onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      {button}
      {place && createPortal(button, place)}
    </>
  )
}

function OpensForm({ label, onClick }: Pick<ButtonProps, 'label' | 'onClick'>) {
  return (
    <Button ref={useFocusAfterRemoval()} variant="outline" onClick={onClick}>
      {label}
    </Button>
  )
}
