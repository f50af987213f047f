import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action' | 'multiline' | 'rows'> {
  /** Lets password managers fill or suggest a password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      action={
        <IconButton
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onPress={() => setShown(!isShown)}
          className="mr-1"
        >
          <Icon aria-hidden />
        </IconButton>
      }
    />
  )
}
