import { and, asc, eq } from 'drizzle-orm'
import type { OperatorCompanyWire } from '#contract/operator.ts'
import { PROGRAMMES } from '#contract/programmes.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	company,
	companyBank,
	companyDomain,
} from '#website-api/modules/platform/companies/company.table.ts'
import { HOUSE_KINDS } from '#website-api/modules/money/ledger/account-kinds.ts'
import { openHouseAccounts } from '#website-api/modules/money/ledger/account.command.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { defaultTariffs } from '#website-api/modules/sales/shipping/default-tariffs.ts'
import { couriersOffFor } from '#website-api/modules/sales/shipping/couriers.command.ts'
import { tariff } from '#website-api/modules/sales/shipping/tariff.table.ts'

/**
 * Creates a company with example tariffs, the named couriers on and house accounts; returns its id. 409
 * COMPANY_CODE_TAKEN.
 */
export async function createCompany(tx: Transaction, wire: OperatorCompanyWire): Promise<number> {
	if (!(await findDistrict(wire.ORIGIN_DISTRICT))) {
		throw fieldProblem('ORIGIN_DISTRICT', { message: 'DISTRICT_UNKNOWN' })
	}
	const [row] = await tx
		.insert(company)
		.values({
			code: wire.CODE,
			name: wire.NAME,
			legalName: wire.LEGAL_NAME ?? wire.NAME,
			tagline: { id: wire.NAME, en: wire.NAME },
			customerCarePhone: wire.CUSTOMER_CARE_PHONE,
			originDistrict: wire.ORIGIN_DISTRICT,
			freeShippingFrom: wire.FREE_SHIPPING_FROM ?? null,
			palette: wire.PALETTE,
			// The owner of a shop that is being set up chooses its programmes.
			programmesOff: wire.IS_CLOSED ? [...PROGRAMMES] : [],
			couriersOff: couriersOffFor(wire.COURIER_LIST),
			maintenance: wire.IS_CLOSED,
		})
		.onConflictDoNothing({ target: company.code })
		.returning({ id: company.id })
	if (!row) throw new Problem(409, 'COMPANY_CODE_TAKEN')
	const companyId = row.id
	if (wire.BANK_LIST.length > 0) {
		await tx.insert(companyBank).values(
			wire.BANK_LIST.map((bank, position) => ({
				companyId,
				code: bank.BANK_CODE,
				name: bank.BANK_NAME,
				accountNumber: bank.BANK_ACCOUNT_NUMBER,
				accountHolder: bank.BANK_ACCOUNT_HOLDER,
				position,
			})),
		)
	}
	await tx
		.insert(tariff)
		.values(defaultTariffs().map((one) => ({ companyId, ...one, isExample: true })))
	await openHouseAccounts(tx, companyId, HOUSE_KINDS)
	if (wire.HOST) await addDomain(tx, companyId, wire.HOST)
	return companyId
}

/** Adds a host name to a company. 422 on HOST if malformed, 409 HOST_TAKEN. */
export async function addDomain(tx: Transaction, companyId: number, typed: string) {
	const host = typed.trim().toLowerCase().replace(/\.$/, '')
	if (
		!/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/.test(
			host,
		)
	) {
		throw fieldProblem('HOST', { message: 'HOST_MALFORMED' })
	}
	try {
		await tx.insert(companyDomain).values({ host, companyId })
	} catch (error) {
		if (breaks(error, '23505')) throw new Problem(409, 'HOST_TAKEN')
		throw error
	}
}

/** Removes a host name from a company. 404 HOST_NOT_FOUND. */
export async function removeDomain(tx: Transaction, companyId: number, host: string) {
	const removed = await tx
		.delete(companyDomain)
		.where(and(eq(companyDomain.companyId, companyId), eq(companyDomain.host, host)))
		.returning({ host: companyDomain.host })
	if (removed.length === 0) throw new Problem(404, 'HOST_NOT_FOUND')
}

/** All companies, or one, with their hosts in wire form. */
export async function companyWires(db: Queryable, companyId?: number) {
	const rows = await db
		.select({ id: company.id, code: company.code, name: company.name })
		.from(company)
		.where(companyId === undefined ? undefined : eq(company.id, companyId))
		.orderBy(asc(company.id))
	const domains = await db
		.select()
		.from(companyDomain)
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
	return rows.map((row) => ({
		COMPANY_API_ID: row.id,
		CODE: row.code,
		NAME: row.name,
		HOST_LIST: domains.filter((one) => one.companyId === row.id).map((one) => one.host),
	}))
}
