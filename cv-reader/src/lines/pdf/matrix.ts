/** [a b c d e f] of PDF 32000-1 §8.3.4: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const unit: Matrix = [1, 0, 0, 1, 0, 0]

export function isMatrix(value: unknown): value is Matrix {
  return value !== null && typeof value === 'object' && 'length' in value && value.length === 6
}

export function multiply([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u]
}

export function point([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Undefined for slanted text (watermarks) and mirrored text. */
export function angleOf([a, b, c, d]: Matrix, size: number): number | undefined {
  const degrees = (Math.atan2(b * Math.sign(size || 1), a * Math.sign(size || 1)) * 180) / Math.PI
  const quarter = Math.round(degrees / 90) * 90
  if (Math.abs(degrees - quarter) > 3 || a * d - b * c > 0) return undefined
  return (quarter + 360) % 360
}

export function turned([x, y]: readonly [number, number], angle: number): [number, number] {
  if (angle === 90) return [y, -x]
  if (angle === 180) return [-x, -y]
  return angle === 270 ? [-y, x] : [x, y]
}
