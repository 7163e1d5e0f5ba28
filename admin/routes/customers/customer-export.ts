import { archiveCustomer } from '#contract/customer.ts'
import { pathOf } from '#contract/endpoint-call.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Exports everything that is stored about a customer, with the pictures they have sent. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args, 'customers.data')
	const id = args.params.id ?? ''
	const archive = await api.stream(pathOf(archiveCustomer, { id }))
	return new Response(archive, {
		headers: {
			'Content-Type': 'application/zip',
			'Content-Disposition': 'attachment; filename="customer.zip"',
			'Cache-Control': 'private, no-store',
		},
	})
}

export const action = noForm
