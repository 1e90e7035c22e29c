const marks = [
  [168, 415],
  [318, 342],
  [402, 196],
]
const goal = { x: 506, y: 96 }

export function TrailMap() {
  return (
    <div aria-hidden className="absolute inset-0">
      <div className="contours absolute inset-0 opacity-60" />
      <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMin slice" className="absolute inset-0 size-full">
        <path
          d="M20 700C60 600 70 450 168 415C240 390 270 410 318 342C362 280 330 236 402 196C450 170 490 180 506 96"
          className="fill-none stroke-panel-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="0.5 10"
        />
        {marks.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="6" className="fill-panel stroke-panel-ink" strokeWidth="2.5" />
        ))}
        <circle cx={goal.x} cy={goal.y} r="16" className="fill-panel-ink opacity-20" />
        <circle cx={goal.x} cy={goal.y} r="7.5" className="fill-panel-ink" />
      </svg>
      <div className="absolute inset-0 bg-linear-to-t from-panel from-30% via-panel/70 via-50% to-transparent to-75%" />
    </div>
  )
}
