import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface TagFieldProps {
  tags: readonly string[]
  errorMessage: string | undefined
  onChange: (tags: string[]) => void
}

/** Field for tags: Enter, a comma or leaving the field adds the typed text. */
export function TagField({ tags, errorMessage, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('')

  function add(text: string) {
    const words = text
      .split(',')
      .map((word) => word.replace(/\s+/g, ' ').trim())
      .filter((word, at, all) => word !== '' && all.indexOf(word) === at)
    const others = words.filter((word) => !tags.some((tag) => tag.toLowerCase() === word.toLowerCase()))
    if (others.length > 0) onChange([...tags, ...others])
    setTyped('')
  }

  return (
    <div className="grid gap-2">
      <TextField
        label="Tags"
        isOptional
        value={typed}
        maxLength={200}
        description="Readers are offered articles with the same tags. Press Enter to add a tag."
        isInvalid={errorMessage !== undefined}
        errorMessage={errorMessage}
        onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return event.continuePropagation()
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => add(typed)}
      />
      {tags.length > 0 && (
        <ul aria-label="Tags of the article" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex min-h-7 max-w-full items-center gap-0.5 rounded-sm bg-surface-2 pl-2.5 text-xs font-semibold"
            >
              <span className="truncate">{tag}</span>
              <IconButton
                aria-label={`Remove ${tag}`}
                className="size-7! [&_svg]:size-3.5!"
                onPress={() => onChange(tags.filter((one) => one !== tag))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
