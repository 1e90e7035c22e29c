import { jobPageAddress } from './page/job-page-address.ts'

export { jobPageAddress }
