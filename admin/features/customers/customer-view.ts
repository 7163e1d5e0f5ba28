import type { Customer, CustomerStatement, ListedCustomer } from '#admin/api/customers.server.ts'
import { formatDate, formatDateTime } from '#app/domain/dates.ts'
import { digits, formatMoney } from '#app/domain/money.ts'
import { localPhone } from '#app/domain/phone.ts'
import type { Locale } from '#app/i18n/paths.ts'

export type CustomerRow = ReturnType<typeof customerRow>
export type CustomerView = ReturnType<typeof customerView>

/** A customer as the list shows them. */
export function customerRow(one: ListedCustomer, locale: Locale) {
	return {
		id: one.customerId,
		name: one.customerName,
		email: one.customerEmail,
		phone: localPhone(one.customerPhone),
		isBlocked: one.blockedDate !== null,
		orders: one.orderCount,
		spent: formatMoney(one.spent),
		lastOrder: one.lastOrderDate === null ? null : formatDate(one.lastOrderDate, locale),
	}
}

/** A customer as their page shows them. */
export function customerView(one: Customer, locale: Locale) {
	return {
		...customerRow(one, locale),
		code: one.customerCode,
		type: one.customerType,
		whatsApp: one.customerPhone.replace(/\D/g, ''),
		isConfirmed: one.emailConfirmedDate !== null,
		since: formatDate(one.createdDate, locale),
		blocked: one.blockedDate === null ? null : formatDateTime(one.blockedDate, locale),
		/** Why, of the block that holds. */
		blockReason: one.noteList.find(({ noteKind }) => noteKind === 'BLOCKED')?.noteText ?? '',
		addresses: one.addressList.map((address) => ({
			id: address.addressId,
			label: address.addressLabel,
			isMain: address.isMain,
			lines: [
				`${address.recipientName} · ${localPhone(address.recipientPhone)}`,
				address.street,
				`${address.village}, ${address.districtName}`,
				`${address.cityName}, ${address.provinceName} ${address.postcode}`,
			],
		})),
		balances: one.balanceList.map(({ balance, amount }) => ({
			balance,
			amount: amountOf(balance, amount),
		})),
		notes: one.noteList.map((note) => ({
			id: note.noteId,
			kind: note.noteKind,
			text: note.noteText,
			by: note.madeBy,
			at: formatDateTime(note.noteDate, locale),
		})),
	}
}

/** A page of a statement as it is shown. */
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
