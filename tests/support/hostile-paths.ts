/** Ways back that lead to another site, or nowhere. */
export const HOSTILE_PATHS = [
  '',
  'category',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '//[',
] as const
