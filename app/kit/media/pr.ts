import type { Pictured } from './presentation.ts'

export const pr: Pictured = {
  groups: {
    press_release: 'wire',
    media_coverage: 'pressmeet',
    expert_interview: 'podcast',
    creator_pr: 'kit',
  },
  lit: ['plant', 'trip'],
}
