import { existsSync, readFileSync } from 'node:fs'

/** A name, an equals sign and a value, which may be in quotes; a comment may follow. */
const setting = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^"'#\s](?:[^#]|(?<!\s)#)*)?)\s*(?:#.*)?$/

/** The variables of the environment, and those of the file that the environment does not set. */
export function readEnvironment(
  environment: Record<string, string | undefined>,
  file = '.env',
): Record<string, string | undefined> {
  if (!existsSync(file)) return environment
  return { ...parseSettings(readFileSync(file, 'utf8'), file), ...environment }
}

/** Reads NAME=value lines. Throws for a line that it cannot read: skipping it would silently change the portal's settings. */
function parseSettings(text: string, file: string): Record<string, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const settings: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    const found = setting.exec(line.trim())
    if (!found) throw new Error(`Line ${index + 1} of ${file} cannot be read. Write it as NAME=value.`)
    const [, name = '', doubly, singly, bare] = found
    settings[name] = doubly ?? singly ?? bare?.trim() ?? ''
  }
  return settings
}
