import { useEffect } from 'react'
import { dayInWords } from '../dates.tsx'

/** Writes at the foot of every printed sheet who printed it and when, while it is on the page. See print-foot.module.css. */
export function PrintFoot({ of, day }: { of: string; day: string }) {
  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--foot', JSON.stringify(`${of}, ${dayInWords(day)}`))
    return () => void root.style.removeProperty('--foot')
  }, [of, day])
  return null
}
