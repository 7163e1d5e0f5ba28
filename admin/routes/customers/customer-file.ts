import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { type ListedCustomer, listCustomers } from '#contract/customer.ts'
import { asExport } from '#admin/api/client.server.ts'
import { plainText } from '#admin/features/customers/plain-text.ts'
import { everyRow, tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { localPhone } from '#web/domain/phone.ts'

const columns: KeyIn<'customers'>[] = [
	'code',
	'column.name',
	'file.phone',
	'file.email',
	'type',
	'since',
	'file.blocked',
]
const sums: KeyIn<'customers'>[] = ['column.orders', 'column.spent', 'column.lastOrder']

/** The customers that match a search as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'customers.read')
	const { searchParams } = new URL(args.request.url)
	const search = plainText(searchParams.get('q') ?? '').slice(0, 100)
	const isBlocked = searchParams.get('show') === 'BLOCKED'
	const { t } = textsOf(locale)
	const list = everyRow('', (next: string) =>
		api.call(
			listCustomers,
			{ query: { search, ...(isBlocked && { isBlocked }), next, limit: 500 } },
			{ headers: next === '' ? asExport : {} },
		),
	)
	return tableFile(args, {
		name: t('customers:file.name'),
		headings: [...columns, ...sums].map((key) => t(`customers:${key}`)),
		rows: rowsOf(list, (type) => t(`customers:types.${type}`)),
	})
}

export const action = noForm

async function* rowsOf(
	list: AsyncIterable<ListedCustomer>,
	typeText: (type: ListedCustomer['type']) => string,
) {
	for await (const customer of list) {
		yield [
			customer.code,
			customer.name,
			localPhone(customer.phone),
			customer.email,
			typeText(customer.type),
			customer.createdAt,
			customer.blockedAt,
			customer.orderCount,
			customer.spent,
			customer.lastOrderAt,
		]
	}
}
