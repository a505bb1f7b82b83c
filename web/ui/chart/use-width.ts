import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many pixels wide an element is, kept up to date; `before` it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before)
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
