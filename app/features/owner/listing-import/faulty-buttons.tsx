import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import type { Importing } from './use-import.ts'

interface FaultyButtonsProps extends Pick<ButtonProps, 'variant' | 'size'>, Pick<Importing, 'saveFaulty' | 'isBusy'> {
  /** Description of the download. */
  text: string
}

/** Downloads of the rows with errors and their messages, to correct and import again. */
export const FaultyButtons = ({ text, saveFaulty, isBusy, ...look }: FaultyButtonsProps) =>
  (['xlsx', 'csv'] as const).map((format) => (
    <Button key={format} {...look} isDisabled={isBusy} onPress={() => saveFaulty(format)}>
      <Download aria-hidden />
      {text}, {format.toUpperCase()}
    </Button>
  ))
