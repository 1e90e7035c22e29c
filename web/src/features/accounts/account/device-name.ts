import { t } from '@lingui/core/macro'

// The first that matches: Edge, Opera and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const firstOf = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** "Firefox on Linux" for a browser's User-Agent; what a program says of itself where it is no known browser. */
export function deviceName(userAgent: string): string {
  const browser = firstOf(browsers, userAgent)
  const system = firstOf(systems, userAgent)
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? (userAgent.trim().split(/\s/)[0] || t`Unknown device`)
}
