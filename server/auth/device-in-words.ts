import Bowser from 'bowser'

const known = Object.values(Bowser.BROWSER_MAP)
/** By operating system, then by kind of device. */
const machines = new Map<string, { readonly [kind: string]: string | undefined }>(
  Object.entries({
    Android: { mobile: 'an Android phone', tablet: 'an Android tablet' },
    iOS: { mobile: 'an iPhone', tablet: 'an iPad' },
    Windows: { desktop: 'a Windows computer' },
    macOS: { desktop: 'a Mac' },
    'Chrome OS': { desktop: 'a Chromebook' },
    Linux: { desktop: 'a Linux computer' },
  }),
)

/** What a browser says about itself (its User-Agent header), in words that its owner recognises: 'Chrome on an Android phone'. */
export function deviceInWords(userAgent: string | undefined): string {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown')
  // A browser that the library does not know is named with its own words, which may be anything.
  const name = browser.name && known.includes(browser.name) ? browser.name : undefined
  const machine = machines.get(os.name ?? '')?.[platform.type ?? '']
  if (name && machine) return `${name} on ${machine}`
  if (name) return name
  return machine ? `A browser on ${machine}` : 'A device of unknown kind'
}
