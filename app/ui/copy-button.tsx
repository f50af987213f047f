import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { toast } from './toast.tsx'

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onPress'> {
  text: string
  /** The label of the button. */
  children: string
}

/** Copies a text to the clipboard and confirms it in its own label. */
export function CopyButton({ text, children, ...props }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({ tone: 'info', title: 'Your browser does not let us copy', description: text })
    }
  }

  return (
    <Button {...props} onPress={copy}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </Button>
  )
}
