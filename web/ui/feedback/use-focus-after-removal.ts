import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The nearest element around this one that can take the focus: the section, else the page; in a dialog its title. */
function placeAround(element: Element | null): HTMLElement | null | undefined {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"], dialog')
  return around?.matches('dialog') ? around.querySelector<HTMLElement>('h2') : around
}

/**
 * For a button that disappears after use: when the focus would be lost with it, the section around the button gets the
 * focus. A dialog that the button opened counts as the button, because it returns the focus to it.
 *
 *     <Button ref={useFocusAfterRemoval()} onClick={onRetry}>Try again</Button>
 */
export function useFocusAfterRemoval(): RefObject<HTMLButtonElement | null> {
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
