/** The nonce for libraries that add <style> elements. Browsers hide it from the attribute, not from the property. */
export const cspNonce: string | undefined = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
