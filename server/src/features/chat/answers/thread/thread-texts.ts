import { textsIn } from '../../../../lib/languages.ts'
import de from '../../texts/thread-de.json' with { type: 'json' }
import en from '../../texts/thread-en.json' with { type: 'json' }
import es from '../../texts/thread-es.json' with { type: 'json' }
import fr from '../../texts/thread-fr.json' with { type: 'json' }
import type { Speech } from '../speech.ts'

const catalogue = { en, de, fr, es }

export const threadTexts = ({ language }: Speech): typeof en => textsIn(catalogue, language).texts
