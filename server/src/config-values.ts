import { ConfigError } from './config-addresses.ts'
import type { VariableName } from './config.ts'

export function integer(name: VariableName, text: string, min: number, max: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new ConfigError(`${name} is "${text}"; it may be a whole number from ${min} to ${max}.`)
}

export function positive(name: VariableName, text: string): number {
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  throw new ConfigError(`${name} is "${text}"; it may be any number above 0.`)
}

export function flag(name: VariableName, text: string): boolean {
  return choice(name, text, ['true', 'false']) === 'true'
}

export function choice<const T extends string>(name: VariableName, text: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === text)
  if (found !== undefined) return found
  throw new ConfigError(`${name} is "${text}"; it may be ${allowed.join(', ')}.`)
}
