import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  addJob,
  board,
  boxOf,
  card,
  column,
  dragByMouse,
  focus,
  middleOf,
  middleOfCard,
  openBoard,
  saving,
  titlesIn,
  touch,
} from './board.ts'
import { openTab, within } from './fixtures.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()

const scrolled = (page: Page) =>
  within(
    page,
    'measuring the board',
    board(page).evaluate((element) => element.scrollLeft),
  )
const scrollEnd = (page: Page) =>
  within(
    page,
    'measuring the board',
    board(page).evaluate((element) => element.scrollWidth - element.clientWidth),
  )
const spoken = (page: Page) => page.locator('[id^="rfd-announcement"]').textContent()
const lifted = (page: Page) => page.locator('li[style*="position: fixed"]')

describe('cards are dragged between columns', () => {
  test('by mouse: at once, saved, with the history appended, and still there after a reload', async () => {
    const page = await openBoard(server, ['Nurse', 'Baker'])
    const saved = saving(page)
    await dragByMouse(page, 'Nurse', middleOf(await boxOf(column(page, 'Interview'))))
    await expect.poll(() => titlesIn(page, 'Interview')).toEqual(['Nurse'])
    expect((await saved).status()).toBe(200)
    expect(await titlesIn(page, 'Viewed')).toEqual(['Baker'])
    await page.reload()
    await expect.poll(() => titlesIn(page, 'Interview')).toEqual(['Nurse'])
    await card(page, 'Nurse').click()
    await expect
      .poll(() => page.getByRole('dialog').getByRole('listitem').allTextContents())
      .toEqual([expect.stringMatching(/^Interview/), expect.stringMatching(/^Viewed/)])
  })

  test('by keyboard: Space lifts, arrows move, Space drops, every step is spoken; Enter opens', async () => {
    const page = await openBoard(server, ['Nurse'])
    await card(page, 'Nurse').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => spoken(page)).toBe('You have lifted Nurse, number 1 of 1 in Viewed.')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => spoken(page)).toBe('Over Applied, place 1 of 1.')
    const saved = saving(page)
    await page.keyboard.press('Space')
    await expect.poll(() => titlesIn(page, 'Applied')).toEqual(['Nurse'])
    expect((await saved).status()).toBe(200)
    await expect.poll(() => spoken(page)).toBe('Nurse was moved from Viewed to Applied.')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nurse/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Nurse' }).waitFor()
  })

  test('by touch: a long press of 120 ms lifts the card, a swipe scrolls', async () => {
    const page = await openBoard(server, ['Nurse'], { width: 820, height: 900 })
    const client = await page.context().newCDPSession(page)
    const from = middleOfCard(await boxOf(card(page, 'Nurse')))
    const to = middleOf(await boxOf(column(page, 'Applied')))
    await touch(client, from, to, 0)
    await page.waitForTimeout(400)
    expect(await titlesIn(page, 'Viewed')).toEqual(['Nurse'])
    // The swipe has scrolled the board.
    const scrollBack = board(page).evaluate((element) => element.scrollTo(0, 0))
    await within(page, 'scrolling back', scrollBack)
    const saved = saving(page)
    await touch(client, from, to, 200)
    await expect.poll(() => titlesIn(page, 'Applied')).toEqual(['Nurse'])
    expect((await saved).status()).toBe(200)
  })

  test('in the same column and outside of any nothing happens', async () => {
    const page = await openBoard(server, ['Nurse', 'Baker'])
    let saves = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/jobs')) saves++
    })
    const baker = await boxOf(card(page, 'Baker'))
    await dragByMouse(page, 'Nurse', { x: baker.x + 60, y: baker.y + 5 })
    await page.waitForTimeout(600)
    expect(await titlesIn(page, 'Viewed')).toEqual(['Baker', 'Nurse'])
    await dragByMouse(page, 'Nurse', { x: 100, y: 60 })
    await page.waitForTimeout(600)
    expect(await titlesIn(page, 'Viewed')).toEqual(['Baker', 'Nurse'])
    expect(saves).toBe(0)
  })

  test('a card stays where it was dropped among others, until the board is read again', async () => {
    const page = await openBoard(server, ['Nurse'])
    await addJob(server, page, 'Baker', 'Applied')
    await addJob(server, page, 'Miner', 'Applied')
    await page.reload()
    await card(page, 'Miner').waitFor()
    const miner = await boxOf(card(page, 'Miner'))
    const saved = saving(page)
    await dragByMouse(page, 'Nurse', { x: miner.x + 100, y: miner.y + miner.height + 8 })
    await expect.poll(() => titlesIn(page, 'Applied')).toEqual(['Miner', 'Nurse', 'Baker'])
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect.poll(() => titlesIn(page, 'Applied')).toEqual(['Nurse', 'Miner', 'Baker'])
  })

  test('a move that cannot be saved is taken back and said', async () => {
    const page = await openBoard(server, ['Nurse'])
    await page.route('**/api/jobs', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { success: false, code: 'validation', error: 'No.' } })
        : route.continue(),
    )
    await dragByMouse(page, 'Nurse', middleOf(await boxOf(column(page, 'Interview'))))
    await page.getByText('The move to Interview could not be saved. The job is back in Viewed.').waitFor()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Nurse'])
    expect(await titlesIn(page, 'Interview')).toEqual([])
  })

  test('two tabs: what one moves the other shows when it gets the focus, and neither move is lost', async () => {
    const page = await openBoard(server, ['Nurse', 'Baker'])
    const other = await openTab(page, `${server.url}/jobtracking`)
    await card(other, 'Baker').waitFor()
    const first = saving(page)
    await dragByMouse(page, 'Nurse', middleOf(await boxOf(column(page, 'Applied'))))
    await first
    const second = saving(other)
    await dragByMouse(other, 'Baker', middleOf(await boxOf(column(other, 'Interview'))))
    await second
    for (const tab of [page, other]) {
      await focus(tab)
      await expect.poll(() => titlesIn(tab, 'Applied')).toEqual(['Nurse'])
      await expect.poll(() => titlesIn(tab, 'Interview')).toEqual(['Baker'])
    }
  })
})

describe('a card that is pushed to the edge of the screen', () => {
  test.each([
    ['its left end', 20],
    ['its right end', 240],
  ])(
    'by mouse, grabbed near %s: the board scrolls to its end, and the card is dropped in the last column',
    async (_, grip) => {
      const page = await openBoard(server, ['Nurse'])
      const from = await boxOf(card(page, 'Nurse'))
      await page.mouse.move(from.x + grip, from.y + 20)
      await page.mouse.down()
      await page.mouse.move(from.x + grip + 20, from.y + 30, { steps: 4 })
      await page.mouse.move(1438, from.y + 60, { steps: 20 })
      const end = await scrollEnd(page)
      await expect.poll(() => scrolled(page)).toBe(end)
      await expect.poll(() => spoken(page)).toBe('Over Rejected, place 1 of 1.')
      const saved = saving(page)
      await page.mouse.up()
      await expect.poll(() => titlesIn(page, 'Rejected')).toEqual(['Nurse'])
      expect((await saved).status()).toBe(200)
    },
  )

  test('by touch at 390 px: the board scrolls on by steps, and the card stays in the column where it is released', async () => {
    const page = await openBoard(server, ['Nurse'], { width: 390, height: 844 })
    const client = await page.context().newCDPSession(page)
    const from = middleOfCard(await boxOf(card(page, 'Nurse')))
    const finger = (type: 'touchStart' | 'touchMove', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y }] })
    await finger('touchStart', from.x)
    await page.waitForTimeout(200)
    for (let x = from.x; x < 384; x += 12) await finger('touchMove', x)
    await finger('touchMove', 384)
    const end = await scrollEnd(page)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    expect(await scrolled(page)).toBeLessThan(end)
    const saved = saving(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect((await saved).status()).toBe(200)
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual([])
  })
})

describe('what the drag is made of', () => {
  test('columns are 18rem wide with gaps of 1.5rem, in their order', async () => {
    const page = await openBoard(server, ['Nurse'])
    const names = ['Viewed', 'Applied', 'Interview', 'Offer', 'Rejected']
    const boxes = await Promise.all(names.map(async (name) => boxOf(column(page, name))))
    expect(boxes.map(({ width }) => width)).toEqual([288, 288, 288, 288, 288])
    expect(boxes.slice(1).map(({ x }, at) => x - (boxes[at]?.x ?? 0) - 288)).toEqual([24, 24, 24, 24])
  })

  test('a lifted card lies at z-index 5000, a dropped one at 4500', async () => {
    const page = await openBoard(server, ['Nurse'])
    const from = await boxOf(card(page, 'Nurse'))
    await page.mouse.move(from.x + 40, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 80, from.y + 200, { steps: 8 })
    const layer = lifted(page).evaluate((element) => getComputedStyle(element).zIndex)
    expect(await within(page, 'reading the layer', layer)).toBe('5000')
    const watching = lifted(page).evaluate((element) => {
      new MutationObserver(() => {
        element.dataset['layers'] = `${element.dataset['layers'] ?? ''} ${element.style.zIndex}`
      }).observe(element, { attributeFilter: ['style'] })
    })
    await within(page, 'watching the layer', watching)
    await page.mouse.up()
    await expect.poll(() => page.locator('[data-layers]').getAttribute('data-layers')).toMatch(/ 4500/)
  })

  test.each([
    [100, false],
    [150, true],
  ])('a finger that rests %i ms before it moves lifts the card: %s', async (restMs, isLifted) => {
    const page = await openBoard(server, ['Nurse'], { width: 820, height: 900 })
    const { x, y } = middleOfCard(await boxOf(card(page, 'Nurse')))
    // The page's own clock and events: a round trip from here would take longer than the difference.
    const found = page.evaluate(
      ({ x, y, restMs }) =>
        new Promise<boolean>((resolve) => {
          const target = document.elementFromPoint(x, y)
          if (!target) throw new Error('no card')
          const fire = (type: string, clientX: number) => {
            const finger = new Touch({ identifier: 1, target, clientX, clientY: y })
            const touches = type === 'touchend' ? [] : [finger]
            target.dispatchEvent(
              new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
            )
          }
          fire('touchstart', x)
          setTimeout(() => {
            fire('touchmove', x + 30)
            const isFixed = document.querySelector('li[style*="position: fixed"]') !== null
            fire('touchend', x + 30)
            resolve(isFixed)
          }, restMs)
        }),
      { x, y, restMs },
    )
    expect(await within(page, 'the finger', found)).toBe(isLifted)
  })
})
