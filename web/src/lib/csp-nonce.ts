/**
 * The response's nonce for libraries that add <style> elements. Vite puts it into this meta element; browsers hide it
 * from the attribute, not from the property.
 */
export const cspNonce: string | undefined = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
