import { textsIn } from '../../../../lib/languages.ts'
import de from '../../texts/requests/de.json' with { type: 'json' }
import en from '../../texts/requests/en.json' with { type: 'json' }
import es from '../../texts/requests/es.json' with { type: 'json' }
import fr from '../../texts/requests/fr.json' with { type: 'json' }
import type { Speech } from '../speech.ts'

const catalogue = { en, de, fr, es }
export const requestTexts = ({ language }: Speech): typeof en => textsIn(catalogue, language).texts
