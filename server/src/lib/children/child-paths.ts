import fs from 'node:fs'
import path from 'node:path'

const application = path.join(import.meta.dirname, '../../../..')
/** All that a child may read: its code, but neither `.env` nor the data in the application folder. */
export const codePaths = ['node_modules', 'contract', 'cv-reader', 'server', 'package.json'].map((name) =>
  path.join(application, name),
)

export const libraryFolders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64'].filter((folder) => fs.existsSync(folder))

export const isWithinCode = (file: string): boolean => codePaths.some((folder) => file.startsWith(folder + path.sep))
