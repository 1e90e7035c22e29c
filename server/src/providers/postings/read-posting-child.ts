import { serveTasks } from '../../lib/children/guarded-child-side.ts'
import { readPosting } from './read-posting.ts'

serveTasks(({ html, url }: { html: string; url: string }) => Promise.resolve(readPosting(html, url)))
