import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What stands around an element and may take the focus: the section, or else the page; in a dialog its title. */
function placeAround(element: Element | null): HTMLElement | null | undefined {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"], dialog')
  return around?.matches('dialog') ? around.querySelector<HTMLElement>('h2') : around
}

/**
 * For a button that goes away once it was used: if the focus goes with it, what stands around the button takes it. A
 * dialog that the button opened counts as the button, since it gives the focus back to it.
 *
 *     <Button ref={useFocusAround()} onClick={onRetry}>Try again</Button>
 */
export function useFocusAround(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const place = placeAround(button.current)
    return () => {
      if (document.activeElement === document.body) return
      // The page is still whole here. Had the focus been elsewhere, it would be there once the button is gone.
      queueMicrotask(() => {
        if (document.activeElement === document.body) place?.focus({ preventScroll: true })
      })
    }
  }, [])
  return button
}
