import { tableFile } from '#admin/features/files/table-file.server.ts'
import { orderTable } from '#admin/features/orders/order-table.server.ts'
import { orderTabOf } from '#admin/features/orders/order-tabs.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** The orders of a tab or a search as a file. */
export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.read')
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const { tab } = orderTabOf(searchParams.get('tab'))
	return tableFile(args, orderTable(staff, { tab, search }))
}

export const action = noForm
