import { runtimeConfig } from '../../../lib/config.ts'
import { keepBrowserText, readBrowserText, useBrowserText } from '../../../lib/browser-text.ts'

const key = 'waymark.modelPhrasing'
const off = 'off'

/** For the next documents; undefined where no language model is connected. */
export const wantsPhrasing = (): boolean | undefined =>
  runtimeConfig().model === undefined ? undefined : readBrowserText(key) !== off

/** The choice made last in this browser; on until somebody turns it off. */
export function usePhrasingChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useBrowserText(key) !== off, (isOn) => keepBrowserText(key, isOn ? '' : off)]
}
