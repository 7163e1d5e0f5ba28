import { codeText } from '#web/i18n/text-keys.ts'
import {
	readStatement,
	type StaffStatementRow,
	STATED_BALANCES,
} from '#contract/customer-statement.ts'
import { asExport } from '#admin/api/client.server.ts'
import { everyRow, tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

const columns = ['at', 'what', 'order', 'amount', 'after', 'reason', 'by'] as const

/** The movements of one of a customer's balances as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'customers.read', 'liabilities')
	const id = args.params.id ?? ''
	const chosen = new URL(args.request.url).searchParams.get('balance')
	const balance = STATED_BALANCES.find((name) => name === chosen) ?? 'wallet'
	const { t } = textsOf(locale)
	const list = everyRow(1, async (page: number) => {
		const headers = page === 1 ? asExport : {}
		const asked = { id, query: { balance, page } }
		const { list, pages } = await api.call(readStatement, asked, { headers })
		return { list, next: page < pages ? page + 1 : null }
	})
	return tableFile(args, {
		name: `${t('customers:statement.title')}-${t(`customers:balance.${balance}`)}`,
		headings: columns.map((key) => t(`customers:statement.${key}`)),
		rows: rowsOf(list, (kind) => codeText(t, 'customers:statement.kind', kind)),
	})
}

export const action = noForm

async function* rowsOf(list: AsyncIterable<StaffStatementRow>, kindText: (kind: string) => string) {
	for await (const row of list) {
		yield [row.date, kindText(row.kind), row.order, row.amount, row.balance, row.reason, row.madeBy]
	}
}
