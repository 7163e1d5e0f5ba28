import { eq, sql } from 'drizzle-orm'
import { isFor } from '#contract/online-fee.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import { OFFERED_PAYMENT_METHODS, type PAYMENT_METHODS } from '#contract/payment.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import type { BankSnapshot } from '#website-api/modules/sales/orders/order.table.ts'

/** Where a company takes money: its static QRIS, its bank accounts, what it offers online now, and whether couriers collect. */
type Payees = { cod: boolean; qris: string | null; banks: BankSnapshot[]; online: OfferedOnline[] }
/** Of a bank account, or of a provider of QRIS. */
type StatementKind = 'BANK' | 'QRIS'
/** The payment details that an order stores. */
type PaymentDetails = { bank: BankSnapshot | null; qris: string | null }

/** What a buyer chose for an amount. */
type Chosen = {
	method: OfferedMethod
	bankCode: string | undefined
	onlineMethod: OnlineMethod | undefined
	/** Left to pay, in whole rupiah. */
	due: number
	/** The order may be paid to the courier. */
	isCod: boolean
}

type PaymentMethod = {
	/** Accounts to choose from; empty if there is no choice; null if the company does not offer the method. */
	accounts(payees: Payees): BankSnapshot[] | null
	/**
	 * The statements that list its payments, which are recognised by their amount, so that open orders must differ in it;
	 * null: none.
	 */
	statement: StatementKind | null
	/** 422 on BANK_CODE, ONLINE_METHOD or PAYMENT_METHOD. */
	details(payees: Payees, chosen: Chosen): PaymentDetails
}
export type OfferedMethod = (typeof OFFERED_PAYMENT_METHODS)[number]

/**
 * All payment methods. A method's name is the message of the same key; its text in mails is the one with the prefix
 * `PAY_BY_`.
 */
const methods: Record<OfferedMethod, PaymentMethod> = {
	ONLINE: {
		accounts: ({ online }) => (online.length > 0 ? [] : null),
		// The provider names the order.
		statement: null,
		details({ online }, { onlineMethod, due }) {
			if (online.length === 0) throw notOffered()
			requireOffered(online, onlineMethod, due)
			return { bank: null, qris: null }
		},
	},
	BANK_TRANSFER: {
		accounts: ({ banks }) => (banks.length > 0 ? banks : null),
		statement: 'BANK',
		details({ banks }, { bankCode }) {
			const bank = banks.find(({ code }) => code === bankCode)
			if (!bank) throw fieldProblem('BANK_CODE', { message: 'BANK_UNKNOWN' })
			return { bank, qris: null }
		},
	},
	COD: {
		accounts: ({ cod }) => (cod ? [] : null),
		// Couriers name the parcel.
		statement: null,
		details(_payees, { isCod }) {
			if (!isCod) throw notOffered()
			return { bank: null, qris: null }
		},
	},
	QRIS: {
		accounts: ({ qris }) => (qris === null ? null : []),
		statement: 'QRIS',
		details({ qris }) {
			if (qris === null) throw notOffered()
			return { bank: null, qris }
		},
	},
}

/** The payment methods a company offers now, each with its accounts; `online` is what its providers offer. */
export async function offeredMethods(db: Queryable, companyId: number, online: OfferedOnline[]) {
	const payees = { ...(await payeesOf(db, companyId)), online }
	return OFFERED_PAYMENT_METHODS.flatMap((method) => {
		const accounts = methods[method].accounts(payees)
		return accounts === null ? [] : [{ method, accounts }]
	})
}

/**
 * The payment details that an order with this method stores, with current data. 422 on BANK_CODE, ONLINE_METHOD or
 * PAYMENT_METHOD.
 */
export async function paymentDetails(
	db: Queryable,
	companyId: number,
	chosen: Chosen,
	online: OfferedOnline[],
): Promise<PaymentDetails> {
	const payees = { ...(await payeesOf(db, companyId)), online }
	return methods[chosen.method].details(payees, chosen)
}

function notOffered() {
	return fieldProblem('PAYMENT_METHOD', { message: 'PAYMENT_METHOD_UNKNOWN' })
}

/** The offer of this way to pay online, or of any, for an amount. 422 on ONLINE_METHOD if there is none. */
export function requireOffered(
	online: OfferedOnline[],
	method: OnlineMethod | undefined,
	due: number,
): OfferedOnline {
	const offer = online.find(
		(each) => (method === undefined || each.method === method) && isFor(each, due),
	)
	if (!offer) throw fieldProblem('ONLINE_METHOD', { message: 'ONLINE_METHOD_UNAVAILABLE' })
	return offer
}

/** Whether an order that is paid so needs an amount of its own; what the wallet pays is known without. */
export function isFoundByAmount(method: (typeof PAYMENT_METHODS)[number]): boolean {
	return method !== 'WALLET' && methods[method].statement !== null
}

/** The methods whose payments stand in the statements of a kind. */
export function methodsOn(statement: StatementKind): OfferedMethod[] {
	return OFFERED_PAYMENT_METHODS.filter((method) => methods[method].statement === statement)
}

/** The account that a payment confirmation of an order refers to. */
export function payeeOf(order: { bank: BankSnapshot | null; paymentMethod: string }): string {
	return order.bank?.code ?? order.paymentMethod
}

async function payeesOf(db: Queryable, companyId: number): Promise<Omit<Payees, 'online'>> {
	const [row] = await db
		.select({
			qris: company.qris,
			cod: sql<boolean>`exists (
				select 1 from cod_setting where company_id = ${companyId} and is_on and couriers <> '{}')`,
			banks: sql<BankSnapshot[]>`(
				select coalesce(json_agg(json_build_object('code', code, 'name', name, 'number', account_number,
					'holder', account_holder) order by position, code), '[]')
				from company_bank where company_id = ${companyId} and is_active)`,
		})
		.from(company)
		.where(eq(company.id, companyId))
	if (!row) throw new Error(`No company ${companyId}`)
	return row
}
