import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'

const storageKey = 'review-shortcuts'

/** A person who speaks to the computer must be able to turn single-key shortcuts off. WCAG 2.1.4. */
function areOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}

/** Moves the focus to the next section of the page, or to the previous one. */
function moveToSection(step: 1 | -1): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('main section[id]'))
  const sections = all.filter((section) => section.closest('[hidden]') === null)
  const present = sections.findLastIndex((section) => section.contains(document.activeElement))
  const start = step === 1 ? 0 : sections.length - 1
  const section = sections[present === -1 ? start : present + step]
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

/** Keys for reviewing many applications: j and k move between the sections, r returns what is marked, ? lists the keys. */
export function ReviewShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const [isOn, setIsOn] = useState(areOn)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '?') setIsOpen(true)
      else if (event.key === 'j') moveToSection(1)
      else if (event.key === 'k') moveToSection(-1)
      else if (event.key === 'r') document.querySelector<HTMLElement>('[aria-keyshortcuts="r"]')?.click()
      else return
      event.preventDefault()
    }
    if (isOn) document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  function turn(on: boolean) {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
    setIsOn(on)
  }
  return (
    <>
      <Button variant="subtle" isCompact onClick={() => setIsOpen(true)}>
        Keyboard
      </Button>
      {isOpen && (
        <Dialog title="Keyboard shortcuts" onClose={() => setIsOpen(false)}>
          <DescriptionList
            rows={[
              { label: 'j', value: 'Next section' },
              { label: 'k', value: 'Previous section' },
              { label: 'r', value: 'Return for correction' },
              { label: '?', value: 'This list' },
            ]}
          />
          <p>{isOn ? 'The shortcuts are on.' : 'The shortcuts are off.'}</p>
          <Button variant="outline" onClick={() => turn(!isOn)}>
            {isOn ? 'Turn them off' : 'Turn them on'}
          </Button>
        </Dialog>
      )}
    </>
  )
}
