import path from 'node:path'
import { wordsByName } from '../../../../lib/list-file.ts'

/** Words beside places by what they are: the list's head says which there are. */
export const placeWords = wordsByName(path.join(import.meta.dirname, 'place-words.tsv'))
