import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The room in a panel on an A4 sheet, upright. Panels that stand beside each other have less, which their style says. */
const roomOnSheet = 616

/**
 * The width of an element, in sixteenths of the text size that the person has set; `initial` until it is measured. On paper it is
 * what a sheet has room for.
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
    const fitSheet = () => {
      const stated = getComputedStyle(measured).getPropertyValue('--room-on-sheet')
      flushSync(() => setWidth(Number.parseInt(stated, 10) || roomOnSheet))
    }
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
