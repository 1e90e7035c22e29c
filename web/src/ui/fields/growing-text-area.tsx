import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type Ref,
} from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref' | 'rows'> & {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  onChange: (value: string) => void
  min: number
  max: number
}

export function GrowingTextArea({ ref, value, onChange, min, max, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement)

  const fit = useEffectEvent(() => {
    const element = area.current
    if (!element) return
    // Not `field-sizing: content`, which Firefox lacks.
    element.style.height = `${min}px`
    element.style.height = `${Math.min(Math.max(element.scrollHeight, min), max)}px`
  })
  useLayoutEffect(() => fit(), [value, min, max])
  useEffect(() => {
    const onResize = () => fit()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])

  return (
    <textarea
      ref={area}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="block w-full min-w-0 resize-none bg-transparent px-2 py-2.5 text-base leading-6 text-ink outline-none placeholder:text-muted"
      {...rest}
    />
  )
}
