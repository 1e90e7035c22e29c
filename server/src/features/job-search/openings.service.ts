export { sameOpeningAs, type Opening } from './index/opening.ts'
