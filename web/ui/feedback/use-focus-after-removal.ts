import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The nearest focusable ancestor: the section or the page; in a dialog its title. */
function focusableAncestor(element: Element | null): HTMLElement | null | undefined {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"], dialog')
  return around?.matches('dialog') ? around.querySelector<HTMLElement>('h2') : around
}

/**
 * For a button that is removed after use: if the focus would be lost with it, its section gets the focus. This also works
 * for a dialog that the button opened, because the dialog returns the focus to the button.
 *
 *     <Button ref={useFocusAfterRemoval()} onClick={onRetry}>Try again</Button>
 */
export function useFocusAfterRemoval(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const ancestor = focusableAncestor(button.current)
    return () => {
      if (document.activeElement === document.body) return
      // The cleanup runs before the DOM is changed. Check afterwards whether the focus was lost.
      queueMicrotask(() => {
        if (document.activeElement === document.body) ancestor?.focus({ preventScroll: true })
      })
    }
  }, [])
  return button
}
