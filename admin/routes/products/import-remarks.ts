import { readProductImport } from '#contract/product-import.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

/** The remarks on an uploaded file as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'products.import')
	const { remarks } = await api.call(readProductImport, { id: args.params.id ?? '' })
	const { t } = textsOf(locale)
	const headings = ['import.line', 'import.kind', 'import.handle', 'reason'] as const
	return tableFile(args, {
		name: 'import',
		headings: headings.map((key) => t(`products:${key}`)),
		rows: remarks.map(({ line, kind, handle, reason }) => [
			line,
			t(`products:import.kinds.${kind}`),
			handle,
			reason,
		]),
	})
}

export const action = noForm
