import { exportProducts } from '#contract/import.ts'
import { catalogueTable } from '#admin/features/products/catalogue-table.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** The catalogue as a file that the import reads. */
export async function loader(args: AdminArgs) {
	const { api, company } = await requireStaff(args, 'products.read')
	const content = await api.stream(exportProducts.path)
	return tableFile(args, { name: company.companyCode, ...(await catalogueTable(content)) })
}

export const action = noForm
