import { readShipping } from '#admin/api/settings.server.ts'
import { tariffCsv } from '#admin/features/settings/tariff-csv.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** All tariffs of the shop as a CSV file. */
export async function loader(args: AdminArgs) {
	const { api, company } = await requireStaff(args, 'couriers')
	const { courierList } = await readShipping(api, company.companyCode)
	return new Response(tariffCsv(courierList), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="tarif.csv"',
			'Cache-Control': 'private, no-store',
		},
	})
}
