import { expect, test } from 'vitest'
import { clearBottom } from './clear-bottom.ts'

const box = { left: 100, right: 400, height: 60 }
const button = (top: number, left = 120) => ({ left, right: left + 80, top, bottom: top + 48 })

test('nothing in the way: the box stands at the margin', () => {
  expect(clearBottom(box, [], 800, 16)).toBe(16)
})

test('a button below lifts the box above it', () => {
  expect(clearBottom(box, [button(740)], 800, 16)).toBe(80)
})

test('a button beside the box is not in its way', () => {
  expect(clearBottom(box, [button(740, 500)], 800, 16)).toBe(16)
})

test('the lowest gap that is high enough is taken', () => {
  // 52 px between the two lower buttons are too few.
  expect(clearBottom(box, [button(740), button(640), button(300)], 800, 16)).toBe(180)
})

test('where every place covers something, the box stays at the margin', () => {
  const everywhere = Array.from({ length: 16 }, (_, index) => button(index * 50))
  expect(clearBottom(box, everywhere, 800, 16)).toBe(16)
})
