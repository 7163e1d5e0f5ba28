import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** The catalogue as a CSV file, which the import reads. */
export async function loader(args: AdminArgs) {
	const { api, company } = await requireStaff(args, 'products.read')
	return new Response(await api.stream('/product-export'), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="${company.companyCode}.csv"`,
			'Cache-Control': 'private, no-store',
		},
	})
}
