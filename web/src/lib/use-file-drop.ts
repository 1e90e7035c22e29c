import { useRef, useState, type DragEvent } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  // Entering a child fires before leaving its parent: only the count tells when the area itself is left.
  const depth = useRef(0)

  return {
    isOver,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event)) return
        depth.current++
        setOver(true)
      },
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave(event: DragEvent) {
        if (!hasFiles(event)) return
        depth.current = Math.max(0, depth.current - 1)
        setOver(depth.current > 0)
      },
      onDrop(event: DragEvent) {
        depth.current = 0
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
