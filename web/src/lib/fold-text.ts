/** Lower case without diacritics, for searching: "ZURICH" finds "zürich". */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
