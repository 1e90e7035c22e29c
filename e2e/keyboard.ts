import type { Locator, Page } from 'playwright-core'
import { within } from './fixtures.ts'

const settleMs = 400

/** Presses a key this often, and returns what had the focus while something else lay over it or it was out of sight. */
export async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const hidden: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key)
    const look = () => within(page, 'looking at the focus', page.evaluate(hiddenFocus))
    if (!(await look())) continue
    // The page may still be scrolling to it.
    await page.waitForTimeout(settleMs)
    const found = await look()
    if (found) hidden.push(found)
  }
  return hidden
}

function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  // Some inputs are drawn by their labels, and hidden themselves.
  const element = focused.clientWidth > 1 ? focused : (focused.closest('label') ?? focused)
  const { left, top, width, height } = element.getBoundingClientRect()
  // Areas that scroll take the focus too, and may be larger than the window.
  if (height > window.innerHeight / 2) return undefined
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = hit !== null && (element.contains(hit) || hit.contains(element))
  return isSeen ? undefined : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
}

/** Turns the wheel over the middle of the window, and says whether the element is in sight then. */
export async function isInSightAtTheEnd(page: Page, element: Locator): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, 100_000)
  await page.waitForTimeout(500)
  const box = await element.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}
