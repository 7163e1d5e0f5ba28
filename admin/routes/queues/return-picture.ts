import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fileResponse } from '#admin/http/file-response.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** A picture that a customer sent with a return. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args, 'returns.read')
	const { number = '', id = '' } = args.params
	const path = `/returns/${encodeURIComponent(number)}/picture/${encodeURIComponent(id)}`
	return fileResponse(await api.file(path))
}

export const action = noForm
