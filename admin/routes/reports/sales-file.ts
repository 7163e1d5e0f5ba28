import type { NameIn } from '#web/i18n/text-keys.ts'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { readSalesReport } from '#contract/sales-report.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import { partRows } from '#admin/features/reports/report-rows.server.ts'
import { spanOf } from '#admin/features/reports/report-span.ts'
import { dimensionOf } from '#admin/features/reports/sales-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

type Column = NameIn<KeyIn<'reports'>, 'column'>

/** Sales of a period as a file, by day or by the dimension in the query. */
export async function loader(args: AdminArgs) {
	const { api, locale, now } = await requireStaff(args, 'reports')
	const { searchParams } = new URL(args.request.url)
	const { from, until } = spanOf(searchParams, now)
	const by = dimensionOf(searchParams.get('by'))
	const { t } = textsOf(locale)
	const name = `${t('reports:file.sales')}-${from}-${until}`
	const columns = (keys: readonly Column[]) => keys.map((key) => t(`reports:column.${key}`))
	if (by === '') {
		const { days } = await api.call(readSalesReport, { query: { from, until } })
		const names = ['day', 'orders', 'units', 'gross', 'discount', 'coins', 'refunded'] as const
		const headings = columns([...names, 'shipping', 'codes', 'revenue'])
		const rows = days.map((row) => [
			row.day,
			row.orderCount,
			row.unitCount,
			row.gross,
			row.discount,
			row.coins,
			row.refunded,
			row.shipping,
			row.codes,
			row.revenue,
		])
		return tableFile(args, { name, headings, rows })
	}
	const figures = ['orders', 'units', 'goods', 'shipping', 'given', 'previous'] as const
	return tableFile(args, {
		name: `${name}-${by.toLowerCase()}`,
		headings: columns(['key', by, ...figures]),
		rows: partRows(api, { from, until, by }),
	})
}

export const action = noForm
