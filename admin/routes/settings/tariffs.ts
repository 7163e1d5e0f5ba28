import { getShipping } from '#contract/shipping-settings.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import { TARIFF_COLUMNS, tariffRows } from '#admin/features/settings/tariff-csv.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** All tariffs of the shop as a file, which the upload reads as CSV. */
export async function loader(args: AdminArgs) {
	const { api, company } = await requireStaff(args, 'couriers')
	const { couriers } = await api.call(getShipping, { code: company.companyCode })
	return tableFile(args, {
		name: 'tarif',
		headings: [...TARIFF_COLUMNS],
		rows: tariffRows(couriers),
	})
}

export const action = noForm
