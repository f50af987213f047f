import { bodyLimit } from 'hono/body-limit'
import { DomainError } from '../domain/errors.ts'

/** Forms are short: what is longer is not read. @throws DomainError too_large */
export const smallBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new DomainError('too_large', 'This is more than a form holds')
  },
})
