import type { Customer, CustomerStatement, ListedCustomer } from '#admin/api/customers.server.ts'
import { formatDate, formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type CustomerRow = ReturnType<typeof customerRow>
export type CustomerView = ReturnType<typeof customerView>

/** A customer as the list shows them. */
export function customerRow(customer: ListedCustomer, locale: Locale) {
	return {
		id: customer.customerId,
		name: customer.customerName,
		email: customer.customerEmail,
		phone: localPhone(customer.customerPhone),
		isBlocked: customer.blockedDate !== null,
		orders: customer.orderCount,
		spent: formatMoney(customer.spent),
		lastOrder: customer.lastOrderDate === null ? null : formatDate(customer.lastOrderDate, locale),
	}
}

/** A customer as their page shows them. */
export function customerView(customer: Customer, locale: Locale) {
	return {
		...customerRow(customer, locale),
		code: customer.customerCode,
		type: customer.customerType,
		whatsApp: customer.customerPhone.replace(/\D/g, ''),
		isConfirmed: customer.emailConfirmedDate !== null,
		since: formatDate(customer.createdDate, locale),
		blocked: customer.blockedDate === null ? null : formatDateTime(customer.blockedDate, locale),
		/** Reason of the current block. */
		blockReason: customer.noteList.find(({ noteKind }) => noteKind === 'BLOCKED')?.noteText ?? '',
		addresses: customer.addressList.map((address) => ({
			id: address.addressId,
			label: address.addressLabel,
			isMain: address.isMain,
			lines: [
				`${address.recipientName} · ${localPhone(address.recipientPhone)}`,
				address.street,
				`${address.village}, ${address.districtName}`,
				`${address.cityName}, ${address.provinceName} ${address.postcode}`.trimEnd(),
			],
		})),
		balances: customer.balanceList.map(({ balance, amount }) => ({
			balance,
			amount: amountOf(balance, amount),
		})),
		notes: customer.noteList.map((note) => ({
			id: note.noteId,
			kind: note.noteKind,
			text: note.noteText,
			by: note.madeBy,
			at: formatDateTime(note.noteDate, locale),
		})),
	}
}

/** A page of a balance's statement. */
export function statementView(statement: CustomerStatement, balance: string, locale: Locale) {
	return {
		name: statement.customerName,
		current: amountOf(balance, statement.currentBalance),
		pages: statement.totalPages,
		rows: statement.list.map((row) => ({
			id: row.statementId,
			at: formatDateTime(row.statementDate, locale),
			kind: row.statementKind,
			order: row.orderNumber,
			amount: `${row.amount > 0 ? '+' : ''}${amountOf(balance, row.amount)}`,
			after: amountOf(balance, row.balance),
		})),
	}
}

/** Coins are counted, everything else is money. */
function amountOf(balance: string, amount: number): string {
	return balance === 'coins'
		? `${amount < 0 ? '-' : ''}${digits(Math.abs(amount))}`
		: formatMoney(amount)
}
