/** What decides whether an owner may attach a photo or a file to an answer. */
interface Attached {
  /** The question takes evidence from the owner in general. */
  takes_evidence: boolean
  /** An officer asked for it in the open return. */
  isAskedFor: boolean
  /** A file is attached already. */
  isAttached: boolean
}

/**
 * Whether the owner may attach a photo or a file to an answer. What is attached may be replaced also when it is no longer asked
 * for. Spec §3.
 */
export function mayAttachEvidence({ takes_evidence, isAskedFor, isAttached }: Attached): boolean {
  return takes_evidence || isAskedFor || isAttached
}

/** What the evidence of an answer is called. */
export function evidenceInWords({ media_type }: { media_type: string }): 'Photo' | 'File' {
  return media_type.startsWith('image/') ? 'Photo' : 'File'
}
