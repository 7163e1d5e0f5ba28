import { and, asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { builtOnce } from '#website-api/db/built-once.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { companyAtRest } from './company-at-rest.table.ts'
import { company, companyBank, companyDomain } from './company.table.ts'

export type Company = typeof company.$inferSelect

/** The company that owns a host name (lower case, no port), or undefined. */
export async function companyOfHost(db: Queryable, host: string) {
	const [row] = await db
		.select({ id: company.id, affiliateCookieDays: company.affiliateCookieDays })
		.from(companyDomain)
		.innerJoin(company, eq(company.id, companyDomain.companyId))
		.where(and(eq(companyDomain.host, host), isHere(companyDomain.companyId)))
	return row
}

/** Whether a host still belongs to a company. */
export async function ownsHost(db: Queryable, companyId: number, host: string): Promise<boolean> {
	const rows = await ownHosts(db, { companyId, host })
	return rows.length > 0
}

const ownHosts = builtOnce((db) =>
	db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(
			and(
				eq(companyDomain.host, sql.placeholder('host')),
				eq(companyDomain.companyId, sql.placeholder('companyId')),
				isHere(companyDomain.companyId),
			),
		),
)

// A company that has moved away is missing; one that leaves is still shown.
const isHere = (companyId: SQLWrapper) => sql`not exists (select from ${companyAtRest}
	where ${companyAtRest.companyId} = ${companyId} and ${companyAtRest.state} in ('ARRIVING', 'GONE'))`

/** The company's canonical host; null if it has none. */
export async function mainHostOf(db: Queryable, companyId: number): Promise<string | null> {
	const [row] = await db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(eq(companyDomain.companyId, companyId))
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
		.limit(1)
	return row?.host ?? null
}

/** A company by an id from a verified key; throws if it does not exist. */
export async function findCompany(db: Queryable, companyId: number): Promise<Company> {
	const [row] = await db.select().from(company).where(eq(company.id, companyId))
	if (!row) throw new Error(`No company ${companyId}`)
	return row
}

/** A company by its code. 404 COMPANY_NOT_FOUND. */
export async function companyByCode(db: Queryable, code: string): Promise<number> {
	const [row] = await db
		.select({ id: company.id })
		.from(company)
		.where(and(eq(company.code, code), isHere(company.id)))
	if (!row) throw new Problem(404, 'COMPANY_NOT_FOUND')
	return row.id
}

/** The active bank accounts, in the order the shop has set. */
export async function banksOf(db: Queryable, companyId: number) {
	return (await allBanksOf(db, companyId)).filter(({ isActive }) => isActive)
}

/** All bank accounts, including inactive ones. */
export function allBanksOf(db: Queryable, companyId: number) {
	return db
		.select()
		.from(companyBank)
		.where(eq(companyBank.companyId, companyId))
		.orderBy(asc(companyBank.position), asc(companyBank.code))
}

/** The host names by company id, the main one first. */
export async function hostsOf(db: Queryable, companyIds: number[]): Promise<Map<number, string[]>> {
	const hosts = new Map<number, string[]>()
	if (companyIds.length === 0) return hosts
	const rows = await db
		.select({ companyId: companyDomain.companyId, host: companyDomain.host })
		.from(companyDomain)
		.where(inArray(companyDomain.companyId, companyIds))
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
	for (const { companyId, host } of rows) {
		hosts.set(companyId, [...(hosts.get(companyId) ?? []), host])
	}
	return hosts
}
