import { runtimeConfig } from '../../../lib/config.ts'
import { keepBrowserText, useBrowserText } from '../../../lib/browser-text.ts'
import { useApplication } from '../application.api.ts'

const key = 'waymark.modelPhrasing'
const [on, off] = ['on', 'off']

/**
 * Whether a connected model may phrase the next documents: as chosen last in this browser, or else as in the user's last
 * run. Undefined where no language model is connected, and until it is known.
 */
export function usePhrasingChoice(job_url: string): [isOn: boolean | undefined, choose: (isOn: boolean) => void] {
  const chosen = useBrowserText(key)
  const isConnected = runtimeConfig().model !== undefined
  const { data: application } = useApplication(job_url, { enabled: isConnected && chosen === '' })
  const isOn = chosen === '' ? application?.phrase : chosen !== off
  return [isConnected ? isOn : undefined, (next) => keepBrowserText(key, next ? on : off)]
}
