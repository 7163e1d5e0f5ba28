import { codeText } from '#web/i18n/text-keys.ts'
import { readLiabilities } from '#contract/liabilities-report.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import { spanOf } from '#admin/features/reports/report-span.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

const columns = ['account', 'opening', 'increase', 'decrease', 'closing'] as const

/** The liabilities as a file, one row per account. */
export async function loader(args: AdminArgs) {
	const { api, locale, now } = await requireStaff(args, 'liabilities')
	const span = spanOf(new URL(args.request.url).searchParams, now)
	const { accounts, total } = await api.call(readLiabilities, { query: span })
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: `${t('reports:file.liabilities')}-${span.from}-${span.until}`,
		headings: columns.map((key) => t(`reports:owed.${key}`)),
		rows: [...accounts, { account: 'total', ...total }].map((row) => [
			codeText(t, 'reports:account', row.account),
			row.opening,
			row.increase,
			row.decrease,
			row.closing,
		]),
	})
}

export const action = noForm
