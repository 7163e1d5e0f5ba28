import type { CustomerDetail, ListedCustomer } from '#contract/customer.ts'
import type { CustomerStatement } from '#contract/customer-statement.ts'
import { formatDate, formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type CustomerView = ReturnType<typeof customerView>

/** A customer as the list shows them. */
export function customerRow(customer: ListedCustomer, locale: Locale) {
	return {
		id: customer.id,
		name: customer.name,
		email: customer.email,
		phone: localPhone(customer.phone),
		isBlocked: customer.blockedAt !== null,
		orders: customer.orderCount,
		spent: formatMoney(customer.spent),
		lastOrder: customer.lastOrderAt === null ? null : formatDate(customer.lastOrderAt, locale),
	}
}

/** A customer as their page shows them. */
export function customerView(customer: CustomerDetail, locale: Locale) {
	return {
		...customerRow(customer, locale),
		code: customer.code,
		type: customer.type,
		whatsApp: customer.phone.replace(/\D/g, ''),
		isConfirmed: customer.emailConfirmedAt !== null,
		since: formatDate(customer.createdAt, locale),
		blocked: customer.blockedAt === null ? null : formatDateTime(customer.blockedAt, locale),
		/** Reason of the current block. */
		blockReason: customer.notes.find(({ kind }) => kind === 'BLOCKED')?.text ?? '',
		addresses: customer.addresses.map((address) => ({
			id: address.id,
			label: address.label,
			isMain: address.isMain,
			lines: [
				`${address.recipient} · ${localPhone(address.phone)}`,
				address.street,
				`${address.village}, ${address.districtName}`,
				`${address.cityName}, ${address.provinceName} ${address.postcode}`.trimEnd(),
			],
		})),
		balances: customer.balances.map(({ balance, amount }) => ({
			balance,
			amount: amountOf(balance, amount),
		})),
		notes: customer.notes.map((note) => ({
			id: note.id,
			kind: note.kind,
			text: note.text,
			by: note.madeBy,
			at: formatDateTime(note.at, locale),
		})),
	}
}

/** A page of a balance's statement. */
export function statementView(statement: CustomerStatement, balance: string, locale: Locale) {
	return {
		name: statement.name,
		current: amountOf(balance, statement.current),
		pages: statement.pages,
		rows: statement.list.map((row) => ({
			id: row.id,
			at: formatDateTime(row.date, locale),
			kind: row.kind,
			order: row.order,
			/** Why staff made it, and who; what the customer reads about it. */
			by:
				row.madeBy === null ? null : [row.reason, row.note, row.madeBy].filter(Boolean).join(' · '),
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
