import * as v from 'valibot'
import { UploadKey } from '../../../uploads/rules/upload.ts'

/** Setting of the weekly report mail of a campaign. */
export const ReportMailChange = v.object({ isOn: v.boolean('Turn it on or off') })

/** A file that was sent as the logo of reports. */
export const NewLogo = v.object({ key: UploadKey })
