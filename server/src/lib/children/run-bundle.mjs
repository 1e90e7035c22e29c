// run-bundle.mjs BUNDLE [--keep-code]: starts a child from its bundle (child-bundles.mjs) with what V8 compiled of it at the
// build. JavaScript, because Node would first load its compiler of types; and an ES module, because then no global of the
// process leads to `require`. With --keep-code it writes what was compiled.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { constants, Script } from 'node:vm'

const [, , bundle = '', option] = process.argv
const code = `${bundle}.code`
const script = new Script(readFileSync(bundle, 'utf8'), {
  filename: bundle,
  // Of another version of V8, or of other text: then V8 compiles anew.
  ...(existsSync(code) && { cachedData: readFileSync(code) }),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})
const module = { exports: {} }
script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, dirname(bundle))
if (option === '--keep-code') writeFileSync(code, script.createCachedData())
