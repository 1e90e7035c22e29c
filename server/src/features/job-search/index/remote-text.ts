/** What only a posting for remote work says of itself; "remote" alone may be about a team, a site or a benefit. */
const remote =
  /\bremote[\s-]first\b|\b(?:fully|100\s?%|completely|entirely|permanently)[\s-]remote\b|\bfull[\s-]remote\b|\bremote (?:position|role|job|opportunity|work environment)\b|\bwork(?:ing)? (?:remotely|from (?:anywhere|home))\b|\b(?:vollständig|komplett|rein) remote\b|\b(?:100\s?%|komplett(?:es)?|vollständiges?) (?:home[\s-]?office|mobiles arbeiten)\b|\b(?:100\s?%|totalement|entièrement) (?:en |à )?(?:télétravail|distance)\b|\b(?:100\s?%|totalmente|completamente) (?:en )?(?:remoto|remota|teletrabajo)\b/iu
const denied =
  /\b(?:no|not|non|nicht|kein|keine|pas|sin|never)\b[^.;\n]{0,30}\b(?:remote|remotely|from home|home[\s-]?office|télétravail|teletrabajo|remoto)\b|\bhybrid[aeo]?\b|\bon[\s-]site\b/iu

/** Whether the text of a posting without a place says that it is remote work. */
export function saysRemote(text: string): boolean {
  return remote.test(text) && !denied.test(text)
}
