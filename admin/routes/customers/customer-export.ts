import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Exports everything that is stored about a customer. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args, 'customers.data')
	const id = args.params.id ?? ''
	const { bytes } = await api.file(`/customers/${encodeURIComponent(id)}/export`)
	return new Response(bytes, {
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			'Content-Disposition': 'attachment; filename="customer.json"',
			'Cache-Control': 'private, no-store',
		},
	})
}
