import {
	AffiliateStatementWire,
	CoinStatementWire,
	type PeriodWire,
	type StatementRowWire,
	WalletStatementWire,
} from '#contract/statement.ts'
import type { NamedPeriod, Statement, StatementQuery } from '#app/domain/statement.ts'
import type { Call } from './call.ts'

/** Statements of the signed-in customer's balances, newest entries first. */
export function statementsApi(call: Call) {
	const query = ({ page, kind, period }: StatementQuery) => ({
		PAGE_INDEX: page,
		STATEMENT_KIND: kind,
		PERIODE_CODE: period,
	})
	return {
		/** `held`: part of a withdrawal that is not paid yet. */
		wallet: (requested: StatementQuery) =>
			call(Wallet, { path: '/wallet/statement', query: query(requested) }),
		/** `expiries`: the earliest first. */
		coins: (requested: StatementQuery) =>
			call(Coins, { path: '/coins/statement', query: query(requested) }),
		/** `pending`: not credited before its orders are completed. */
		affiliate: (requested: StatementQuery) =>
			call(AffiliateMoney, { path: '/affiliate/statement', query: query(requested) }),
	}
}

const Wallet = WalletStatementWire.transform(({ data }) => ({
	...statementOf(data),
	held: data.HELD_BALANCE,
}))

const Coins = CoinStatementWire.transform(({ data }) => ({
	...statementOf(data),
	expiries: data.EXPIRY_LIST.map((one) => ({ date: new Date(one.EXPIRED_DATE), coins: one.COINS })),
}))

const AffiliateMoney = AffiliateStatementWire.transform(({ data }) => ({
	...statementOf(data),
	pending: data.PENDING_BALANCE,
	held: data.HELD_BALANCE,
}))

type StatementWire = {
	list: StatementRowWire[]
	TOTAL_PAGES: number
	TOTAL_ROWS: number
	CURRENT_BALANCE: number
	PERIODE_LIST: PeriodWire[]
}

function statementOf(data: StatementWire): Statement {
	return {
		entries: data.list.map((row) => ({
			id: row.STATEMENT_ID,
			date: new Date(row.STATEMENT_DATE),
			kind: row.STATEMENT_KIND,
			amount: row.AMOUNT,
			balance: row.BALANCE,
			order: row.ORDER_NUMBER,
		})),
		pages: data.TOTAL_PAGES,
		count: data.TOTAL_ROWS,
		balance: data.CURRENT_BALANCE,
		periods: data.PERIODE_LIST.map(namedPeriod),
	}
}

/** Decodes a month. */
export function namedPeriod(wire: PeriodWire): NamedPeriod {
	return { code: wire.PERIODE_CODE, name: wire.PERIODE_NAME }
}
