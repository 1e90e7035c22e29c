export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" className={className} aria-hidden>
      <rect width="36" height="36" rx="10" className="fill-accent" />
      <path
        d="M8 13.5 13 25l5-9.5L23 25l3.7-9.4"
        className="fill-none stroke-on-accent"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="28" cy="10.6" r="2.5" className="fill-on-accent" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-3">
      <LogoMark />
      <span className="text-[1.375rem] font-bold tracking-tight">Waymark</span>
    </span>
  )
}
