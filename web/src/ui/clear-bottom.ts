type Box = { left: number; right: number; top: number; bottom: number }

// Above a bar's buttons this clears the bar's own padding too.
const gap = 20

/** The lowest distance in px from the window's bottom where the box covers no obstacle, or else `margin`. */
export function clearBottom(
  box: { left: number; right: number; height: number },
  obstacles: readonly Box[],
  windowHeight: number,
  margin: number,
): number {
  const beside = obstacles.filter((one) => one.left < box.right && one.right > box.left)
  const fits = (bottom: number) => {
    const lower = windowHeight - bottom
    const upper = lower - box.height
    return upper >= 0 && !beside.some((one) => one.top < lower && one.bottom > upper)
  }
  const places = [margin, ...beside.map((one) => windowHeight - one.top + gap).filter((place) => place > margin)]
  return places.sort((a, b) => a - b).find(fits) ?? margin
}
