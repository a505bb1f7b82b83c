const warnings: string[] = []
const { error } = console

console.error = (...words: unknown[]) => {
  const [text] = words
  if (typeof text === 'string' && text.includes('two children with the same key')) warnings.push(words.join(' '))
  error(...words)
}

/** What React has said since the last time about rows with the same key. It only warns, but may show the wrong rows then. */
export function takeSharedKeys(): string[] {
  return warnings.splice(0)
}
