import { and, asc, eq } from 'drizzle-orm'
import { type Company, CompanyHost, NewCompany } from '#contract/company.ts'
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
export async function createCompany(tx: Transaction, asked: NewCompany): Promise<number> {
	if (!(await findDistrict(asked.origin))) {
		throw fieldProblem(NewCompany, 'origin', { message: 'DISTRICT_UNKNOWN' })
	}
	const [row] = await tx
		.insert(company)
		.values({
			code: asked.code,
			name: asked.name,
			legalName: asked.legalName ?? asked.name,
			tagline: { id: asked.name, en: asked.name },
			customerCarePhone: asked.phone,
			originDistrict: asked.origin,
			freeShippingFrom: asked.freeShippingFrom ?? null,
			palette: asked.palette,
			// The owner of a shop that is being set up chooses its programmes.
			programmesOff: asked.isClosed ? [...PROGRAMMES] : [],
			couriersOff: couriersOffFor(asked.couriers),
			maintenance: asked.isClosed,
		})
		.onConflictDoNothing({ target: company.code })
		.returning({ id: company.id })
	if (!row) throw new Problem(409, 'COMPANY_CODE_TAKEN')
	const companyId = row.id
	if (asked.banks.length > 0) {
		await tx.insert(companyBank).values(
			asked.banks.map(({ number, holder, ...bank }, position) => ({
				companyId,
				...bank,
				accountNumber: number,
				accountHolder: holder,
				position,
			})),
		)
	}
	await tx
		.insert(tariff)
		.values(defaultTariffs().map((one) => ({ companyId, ...one, isExample: true })))
	await openHouseAccounts(tx, companyId, HOUSE_KINDS)
	if (asked.host) await addDomain(tx, companyId, asked.host)
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
		throw fieldProblem(CompanyHost, 'host', { message: 'HOST_MALFORMED' })
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

/** All companies, or one, with their hosts. */
export async function companiesOf(db: Queryable, companyId?: number): Promise<Company[]> {
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
		...row,
		hosts: domains.filter((one) => one.companyId === row.id).map((one) => one.host),
	}))
}
