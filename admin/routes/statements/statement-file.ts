import { reviewBankStatement } from '#contract/bank-statement.ts'
import { asExport } from '#admin/api/client.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

const columns = [
	'bank',
	'account',
	'booked',
	'amount',
	'text',
	'reference',
	'state',
	'order',
	'note',
	'by',
] as const

/** The incoming payments of a bank statement as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const asked = { id: args.params.id ?? '', query: { hasAll: true } }
	const { statement, lines } = await api.call(reviewBankStatement, asked, { headers: asExport })
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: `${t('statements:file.name')}-${statement.bankCode}-${statement.firstDay ?? ''}`,
		headings: columns.map((key) => t(`statements:file.${key}`)),
		rows: lines.map((line) => [
			line.bankCode,
			line.accountNumber,
			line.bookedAt ?? line.bookedOn,
			line.amountSen / 100,
			line.description,
			line.reference,
			t(`statements:state.${line.state}`),
			line.orderNumber,
			line.note,
			line.settledBy,
		]),
	})
}

export const action = noForm
