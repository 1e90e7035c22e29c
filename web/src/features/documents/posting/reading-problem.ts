import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { postingProblem } from '../posting-problem.api.ts'
import { errorText } from '../../../lib/error-text.ts'

const unreadable = msg`The page could not be read. Please paste the text of the posting.`

/** Why a posting could not be read, in a sentence for the user. */
export const readingProblem = (error: Error): string => postingProblem(error) ?? errorText(error, i18n._(unreadable))
