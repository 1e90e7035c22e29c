import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, settingsArgs } from './run.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

// A backup, or worse a restore, would otherwise be of another folder than the one that Waymark runs with.
test('every command that reads the configuration reads .env, as npm start does', () => {
  const commands = Object.entries(scripts).flatMap(([name, command]) => {
    const [file] = /scripts\/[\w/-]+\.ts/.exec(command) ?? []
    return file && /\breadConfig\(/.test(readFileSync(join(root, file), 'utf8')) ? [[name, command] as const] : []
  })
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['backup', 'restore', 'sources']))
  for (const [name, command] of commands) expect(command, name).toContain('with-packages.mjs --settings run')
})

test('settings come from the .env of the folder, and nothing is said where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wm-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(settingsArgs(folder)).toEqual([])
  writeFileSync(join(folder, '.env'), 'DATA_DIR=/elsewhere\n')
  expect(settingsArgs(folder)).toEqual([`--env-file=${join(folder, '.env')}`])
})
