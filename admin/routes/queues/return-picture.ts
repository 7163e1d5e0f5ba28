import { pathOf } from '#contract/endpoint-call.ts'
import { getStaffReturnPicture } from '#contract/staff-return.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fileResponse } from '#admin/http/file-response.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** A picture that a customer sent with a return. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args, 'returns.read')
	const { number = '', id = '' } = args.params
	return fileResponse(await api.file(pathOf(getStaffReturnPicture, { number, id })))
}

export const action = noForm
