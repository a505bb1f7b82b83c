import { useEffect } from 'react'

/** The case that was opened last out of a queue, until the list is shown again. */
let lastCase: { id: number; queue: string } | undefined

/** Remembers an open case, so that its row has the focus when the officer returns to the queue. */
export function useLastCase(id: number, queue: string | undefined): void {
  useEffect(() => {
    if (queue !== undefined) lastCase = { id, queue }
  }, [id, queue])
}

/** The id of the element that takes the focus in the row of a case. */
export function rowLinkId(id: number): string {
  return `case-${id}`
}

/** Moves the focus to the row of the case from which the officer returns, once its row is shown. */
export function useReturnToCase(queue: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || lastCase === undefined) return undefined
    const { id, queue: from } = lastCase
    if (from !== queue) return undefined
    // After the page has moved the focus to its heading and the window to its top, as after every navigation.
    const frame = requestAnimationFrame(() => {
      lastCase = undefined
      const link = document.getElementById(rowLinkId(id))
      link?.scrollIntoView({ block: 'center' })
      link?.focus({ preventScroll: true, focusVisible: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [queue, isShown])
}
