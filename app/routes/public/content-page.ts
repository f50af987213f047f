import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { named } from '../../content/page.ts'
import { documentSite } from '../catalogue/document-categories.ts'

/** A page of `app/content`, or a part of one, with the identity that staff gave the platform. */
export const contentPage = async <Part>(service: ServiceContext, url: URL, part: Part): Promise<Part> =>
  named(part, (await documentSite(service, url)).identity)
