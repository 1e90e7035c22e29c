import { expect, test } from 'vitest'
import { keptWithin, scrollSpeed, shareLeft } from './drag-scroll.ts'

const phone = { start: 0, end: 390 }

test('at the very edge the board scrolls once its visible width per second, in the direction of the edge', () => {
  expect(scrollSpeed({ from: 200, at: 390 }, phone)).toBe(390)
  expect(scrollSpeed({ from: 200, at: 0 }, phone)).toBe(-390)
})

test('it grows towards the edge, and beyond the edge stays as it is', () => {
  const near = scrollSpeed({ from: 200, at: 350 }, phone)
  const nearer = scrollSpeed({ from: 200, at: 370 }, phone)
  expect(near).toBeGreaterThan(0)
  expect(nearer).toBeGreaterThan(near)
  expect(scrollSpeed({ from: 200, at: 500 }, phone)).toBe(390)
})

test('it is still in the middle, and for a card lifted at the edge until it is pushed there', () => {
  expect(scrollSpeed({ from: 100, at: 200 }, phone)).toBe(0)
  expect(scrollSpeed({ from: 380, at: 380 }, phone)).toBe(0)
  expect(scrollSpeed({ from: 380, at: 360 }, phone)).toBe(0)
  expect(scrollSpeed({ from: 370, at: 385 }, phone)).toBeGreaterThan(0)
})

test('the card is centred on the pointer after 100 px, to either side', () => {
  expect([0, 50, -50, 100, 400].map(shareLeft)).toEqual([1, 0.5, 0.5, 0, 0])
})

test('a position outside a span comes to its nearer end; an empty span gives its middle', () => {
  expect([-5, 7, 20].map((position) => keptWithin(position, { start: 0, end: 10 }))).toEqual([0, 7, 10])
  expect(keptWithin(3, { start: 10, end: 6 })).toBe(8)
})
