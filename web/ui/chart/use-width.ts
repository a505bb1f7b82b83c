import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of the text on an A4 sheet, upright. A wider drawing is laid out anew for it. */
const sheet = 680

/**
 * The width of an element, in sixteenths of the text size that the person has set; `initial` until it is measured. On paper it is
 * at most that of a sheet.
 */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setWidth((known) => Math.floor((measured.clientWidth * 16) / textSize) || known)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    // What is printed is drawn before this event ends.
    const fitSheet = () => flushSync(() => setWidth((known) => Math.min(known, sheet)))
    window.addEventListener('beforeprint', fitSheet)
    window.addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', fitSheet)
      window.removeEventListener('afterprint', measure)
    }
  }, [element])
  return width
}
