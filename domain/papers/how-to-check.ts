import type { PrintedKind } from '../licences/certificate.ts'

interface Checked {
  kind: PrintedKind
  hasCode: boolean
  /** The address of the page that checks papers, as people type it; null if the portal does not know its own. */
  address: string | null
}

/** The question at the foot of a certificate or statement, and how anybody answers it. */
export function howToCheck({ kind, hasCode, address }: Checked): { question: string; answer: string } {
  const scan = hasCode ? 'Scan the code with a phone. Or go' : 'Go'
  const where = address ?? 'the portal of the ministry, at /verify,'
  return {
    question: `Is this ${kind} genuine?`,
    answer: `${scan} to ${where} and enter the number of this ${kind} and its check code.`,
  }
}
