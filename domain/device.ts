const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const machines: [pattern: RegExp, name: string][] = [
  [/\bAndroid\b.*\b(Mobile|Opera Mini)\b/, 'an Android phone'],
  [/\bAndroid\b/, 'an Android tablet'],
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bWindows\b/, 'a Windows computer'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'a Linux computer'],
]

/** What a browser says about itself (its User-Agent header), in words that its owner recognises: 'Chrome on an Android phone'. */
export function deviceInWords(userAgent: string | undefined): string {
  const nameOf = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, machine] = [nameOf(browsers), nameOf(machines)]
  if (browser && machine) return `${browser} on ${machine}`
  if (browser) return browser
  return machine ? `A browser on ${machine}` : 'A device of unknown kind'
}
