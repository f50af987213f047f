import * as v from 'valibot'
import { UploadKey } from '../../../uploads/rules/upload.ts'

/** Whether the report of a campaign is mailed every week. */
export const ReportMailChange = v.object({ isOn: v.boolean('Turn it on or off') })

/** A file that was sent as the logo of reports. */
export const NewLogo = v.object({ key: UploadKey })
