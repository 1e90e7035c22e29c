import { stem } from './terms.ts'

/** Words of skills that fit nearly any work: a posting that shares only these is near to nobody in particular. */
const words =
  'ability administration agile analysis analytical analytics attention building business client collaboration communication computer consulting coordination creative creativity customer decision design detail development documentation engineer engineering english evaluation excel flexibility general improvement initiative innovation interpersonal language leadership learning management mentoring microsoft motivation negotiation office operation oral organisation organisational organization organizational outlook planning powerpoint presentation problem process product project quality report reporting research review safety self skill social software solution solving speaking spoken strategic strategy support system task team teamwork technical technology testing thinking time training verbal word work writing written'

export const generalStems: ReadonlySet<string> = new Set(words.split(' ').flatMap((word) => [word, stem(word)]))
