/** Numbers as bytes from -127 to 127, and what 127 stands for. */
export function toBytes(numbers: Float32Array | Float64Array): { bytes: Int8Array; scale: number } {
  let scale = 1e-9
  for (let at = 0; at < numbers.length; at++) scale = Math.max(scale, Math.abs(numbers[at] ?? 0))
  const bytes = new Int8Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) bytes[at] = Math.round(((numbers[at] ?? 0) / scale) * 127)
  return { bytes, scale }
}
