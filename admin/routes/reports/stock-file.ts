import { tableFile } from '#admin/features/files/table-file.server.ts'
import { variantRows } from '#admin/features/reports/report-rows.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { jakartaDay } from '#web/domain/dates.ts'

/** The stock as a file, one row per variant. */
export async function loader(args: AdminArgs) {
	const { api, locale, now } = await requireStaff(args, 'reports')
	const { t } = textsOf(locale)
	const headings = ['sku', 'PRODUCT', 'CATEGORY', 'price', 'onHand', 'reserved', 'value'] as const
	return tableFile(args, {
		name: `${t('reports:file.stock')}-${jakartaDay(now)}`,
		headings: headings.map((key) => t(`reports:column.${key}`)),
		rows: variantRows(api),
	})
}

export const action = noForm
