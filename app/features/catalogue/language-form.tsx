import { Languages } from 'lucide-react'
import { LANGUAGE_GROUPS, type LanguageGroup } from '../../../worker/catalogue/rules/registry/spec.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import { buttonStyles } from '../../ui/button-styles.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { useLiveForm } from '../../ui/use-live-form.ts'
import { languageOptions } from './filters.ts'

const isLanguage = (value: unknown): value is LanguageGroup => LANGUAGE_GROUPS.some((group) => group === value)

interface LanguageFormProps {
  languages: readonly LanguageGroup[]
  language: LanguageGroup | undefined
}

/** Narrows an index to the titles of one language. */
export function LanguageForm({ languages, language }: LanguageFormProps) {
  const form = useLiveForm({ language: language ?? '' }, (data) => {
    const value = data.get('language')
    return toSearch({ language: isLanguage(value) ? value : undefined })
  })
  return (
    <form {...form} method="get" data-live autoComplete="off" aria-label="Language" className="flex items-center gap-2">
      <NativeSelect
        variant="toolbar"
        name="language"
        label="Language"
        icon={Languages}
        options={languageOptions(languages)}
        defaultValue={language ?? ''}
      />
      <button
        type="submit"
        className={buttonStyles({ variant: 'outline', size: 'sm', className: 'not-noscript:hidden' })}
      >
        Apply
      </button>
    </form>
  )
}
