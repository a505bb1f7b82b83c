import type { ReactNode } from 'react'
import styles from './chart.module.css'
import { inRem, textSize } from './text-size.ts'

interface DrawingProps {
  width: number
  height: number
  /** The text alternative. */
  label: string
  children: ReactNode
}

/** The frame of every drawing. It is as large as it was laid out for, so nothing in it is scaled. */
export function Drawing({ width, height, label, children }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={inRem(width)}
      height={inRem(height)}
      fontSize={textSize}
    >
      {children}
    </svg>
  )
}
