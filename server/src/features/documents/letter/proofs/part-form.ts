/** "… des Berichtswesens und der Kostenrechnung": behind its article a woman's noun is as it stands in a list, a man's is not. */
const germanArticle = /^der (?=\p{Lu}\p{L}*(?:ung|heit|keit|schaft|ion|tät|ik|ie|enz|anz)(?!\p{L}))/u
/** What hangs on the word before the conjunction is no clause: "des Berichtswesens", « du linge », "de los pedidos". */
const depends = /^(?:des|dem|den|der|du|de|d['’]|del|au|aux|al)(?!\p{L})/iu

/** A later part of a line as it stands without the first one; empty where it cannot. */
export function standingAlone(part: string): string {
  const bare = part.replace(germanArticle, '')
  return depends.test(bare) ? '' : bare
}
