import { type RefObject, useLayoutEffect, useState } from 'react'

/** The current width of an element in pixels; `initial` until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setWidth((known) => Math.floor(measured.clientWidth) || known)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
