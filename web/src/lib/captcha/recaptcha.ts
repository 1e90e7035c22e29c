import { ApiError } from '../api-error.ts'

type Grecaptcha = {
  ready: (then: () => void) => void
  render: (at: HTMLElement, options: Record<string, unknown>) => number
  execute: (widget: number) => void
}
const scriptUrl = 'https://www.google.com/recaptcha/api.js?render=explicit'
let script: Promise<Grecaptcha> | undefined

function loadScript(): Promise<Grecaptcha> {
  script ??= new Promise<Grecaptcha>((resolve, reject) => {
    const tag = document.createElement('script')
    tag.src = scriptUrl
    const loaded = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    tag.addEventListener('load', loaded)
    tag.addEventListener('error', () => {
      script = undefined
      reject(new ApiError(0, 'captcha_failed', ''))
    })
    document.head.append(tag)
  })
  return script
}

/** A token of invisible reCAPTCHA v2. Each comes from a new widget, so no failure needs a reset. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  const grecaptcha = await loadScript()
  const place = document.body.appendChild(document.createElement('div'))
  try {
    return await new Promise<string>((resolve, reject) => {
      const failed = () => reject(new ApiError(0, 'captcha_failed', ''))
      const widget = grecaptcha.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': failed,
        'expired-callback': failed,
      })
      grecaptcha.execute(widget)
    })
  } finally {
    place.remove()
  }
}
