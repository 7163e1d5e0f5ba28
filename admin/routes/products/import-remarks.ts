import { stringify } from 'csv-stringify/sync'
import { readImport } from '#admin/api/imports.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** The remarks on an uploaded file as CSV with escaped formulas. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args, 'products.import')
	const { remarkList } = await readImport(api, args.params.id)
	const rows = remarkList.map(({ line, kind, handle, reason }) => [line, kind, handle, reason])
	const csv = stringify([['Line', 'Kind', 'Handle', 'Reason'], ...rows], {
		bom: true,
		escape_formulas: true,
	})
	return new Response(csv, {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="import.csv"',
			'Cache-Control': 'private, no-store',
		},
	})
}
