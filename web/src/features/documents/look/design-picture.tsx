import type { DocumentLook } from '@waymark/contract/documents.ts'

const colours = { classic: '#0b5563', serif: '#161616', modern: '#23408e', compact: '#7a1f2b' } as const
/** Widths of lines of text, in an order that looks like one. */
const widths = [44, 40, 46, 30]

/** A page of the design, drawn small: its head, its headings and lines of text. Paper is white in the dark, too. */
export function DesignPicture({ design }: { design: DocumentLook['design'] }) {
  const colour = colours[design]
  const isCompact = design === 'compact'
  const step = isCompact ? 15 : 18
  const starts = [24, 24 + step, 24 + 2 * step]
  return (
    <svg viewBox="0 0 60 84" aria-hidden className="h-auto w-full max-w-18 rounded-sm shadow-soft">
      <rect width="60" height="84" fill="#fff" />
      {design === 'modern' && <rect width="60" height="18" fill="#e9eef9" />}
      {design === 'serif' ? (
        <g>
          <rect x="16" y="6" width="28" height="4" fill={colour} />
          <rect x="20" y="12" width="20" height="1.6" fill="#8a8a8a" />
        </g>
      ) : (
        <g>
          <rect x="6" y="6" width={isCompact ? 22 : 30} height={isCompact ? 3 : 4} fill={colour} />
          <rect x="6" y="12" width="36" height="1.6" fill="#8a8a8a" />
        </g>
      )}
      {(design === 'classic' || design === 'serif') && <rect x="6" y="17" width="48" height="0.7" fill={colour} />}
      {starts.map((y) => (
        <g key={y}>
          {isCompact && <rect x="6" y={y - 2} width="48" height="0.5" fill="#b5b5b5" />}
          {design === 'modern' && <rect x="6" y={y - 0.6} width="1" height="3.2" fill={colour} />}
          <rect
            x={design === 'serif' ? 24 : design === 'modern' ? 9 : 6}
            y={y}
            width={design === 'serif' ? 12 : 14}
            height="2"
            fill={colour}
          />
          {(design === 'classic' || design === 'serif') && (
            <rect x="6" y={y + 3} width="48" height="0.4" fill="#b9c6ca" />
          )}
          {widths.slice(0, isCompact ? 3 : 4).map((width, index) => (
            <rect key={index} x="6" y={y + 5 + index * 2.6} width={width} height="1.1" fill="#c4c4c4" />
          ))}
        </g>
      ))}
    </svg>
  )
}
