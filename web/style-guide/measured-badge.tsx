import { useLayoutEffect, useRef, useState } from 'react'
import layout from '../ui/layout/layout.module.css'
import { StatusBadge } from '../ui/status-badge.tsx'
import { ratio } from './palette.tsx'
import styles from './style-guide.module.css'

// A badge without a background colour has the white background of its panel.
function backgroundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = backgroundColor === '' || backgroundColor === 'transparent' || backgroundColor === 'rgba(0, 0, 0, 0)'
  return isClear ? '#ffffff' : backgroundColor
}

/** A status badge with the contrast of its text, measured from the computed styles. */
export function MeasuredBadge({ status }: { status?: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [measured, setMeasured] = useState<string>()
  useLayoutEffect(() => {
    const badge = place.current?.firstElementChild
    if (badge) setMeasured(ratio(getComputedStyle(badge).color, backgroundOf(badge)))
  }, [])
  return (
    <span className={`${layout.row4} ${styles.beside}`}>
      <span ref={place}>
        <StatusBadge status={status} />
      </span>
      {measured}
    </span>
  )
}
