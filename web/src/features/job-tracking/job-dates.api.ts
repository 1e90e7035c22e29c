import { datesOf } from './board/next-dates.ts'

export { datesOf }
