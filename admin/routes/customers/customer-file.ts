import { exportCustomers, type ListedCustomer } from '#admin/api/customers.server.ts'
import { plainText } from '#admin/features/customers/plain-text.ts'
import { everyRow, tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { localPhone } from '#web/domain/phone.ts'

const columns = ['code', 'column.name', 'file.phone', 'file.email', 'type', 'since', 'file.blocked']
const sums = ['column.orders', 'column.spent', 'column.lastOrder']

/** The customers that match a search as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'customers.read')
	const { searchParams } = new URL(args.request.url)
	const search = plainText(searchParams.get('q') ?? '').slice(0, 100)
	const isBlocked = searchParams.get('show') === 'BLOCKED'
	const { t } = textsOf(locale)
	const list = everyRow('', (next: string) => exportCustomers(api, { search, isBlocked }, next))
	return tableFile(args, {
		name: t('customers:file.name'),
		headings: [...columns, ...sums].map((key) => t(`customers:${key}`)),
		rows: rowsOf(list, (type) => t(`customers:types.${type}`)),
	})
}

export const action = noForm

async function* rowsOf(list: AsyncIterable<ListedCustomer>, typeText: (type: string) => string) {
	for await (const customer of list) {
		yield [
			customer.customerCode,
			customer.customerName,
			localPhone(customer.customerPhone),
			customer.customerEmail,
			typeText(customer.customerType),
			new Date(customer.createdDate),
			customer.blockedDate === null ? null : new Date(customer.blockedDate),
			customer.orderCount,
			customer.spent,
			customer.lastOrderDate === null ? null : new Date(customer.lastOrderDate),
		]
	}
}
