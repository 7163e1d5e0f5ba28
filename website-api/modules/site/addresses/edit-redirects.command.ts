import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { comparablePath, pathWithoutLanguage } from '#contract/moved-address.ts'
import {
	MAX_REDIRECTS,
	type OperatorRedirectListWire,
	type OperatorRedirectWire,
} from '#contract/operator-redirects.ts'
import { isFixedPage } from '#contract/fixed-pages.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MessageCode } from '#website-api/i18n/messages.ts'
import { ownsHost } from '#website-api/modules/platform/companies/company.queries.ts'
import { hostOfReferer } from '#website-api/modules/platform/companies/host.ts'
import { lockCompany } from '#website-api/modules/site/settings/edit-look.command.ts'
import { ownRedirect } from './address.table.ts'
import { isShownAt, movedAddress } from './moved-address.queries.ts'

type Redirects = z.output<typeof OperatorRedirectListWire>['data']['list']

/** A company's own redirects. */
export async function redirectsOf(db: Queryable, companyId: number): Promise<Redirects> {
	const rows = await db
		.select()
		.from(ownRedirect)
		.where(eq(ownRedirect.companyId, companyId))
		.orderBy(asc(ownRedirect.path))
	return rows.map(({ id, path, target, createdAt }) => ({
		REDIRECT_ID: id,
		PATH: path,
		TARGET: target,
		CREATED_AT: createdAt.toISOString(),
	}))
}

/** Adds a redirect; returns its path. 409 TOO_MANY_REDIRECTS; 422 as documented at OperatorRedirectWire. */
export async function addRedirect(
	tx: Transaction,
	companyId: number,
	{ PATH, TARGET, IS_FOREIGN }: OperatorRedirectWire,
): Promise<string> {
	await lockCompany(tx, companyId)
	if ((await tx.$count(ownRedirect, eq(ownRedirect.companyId, companyId))) >= MAX_REDIRECTS) {
		throw new Problem(409, 'TOO_MANY_REDIRECTS')
	}
	const path = await formerPath(tx, companyId, PATH)
	const target = await targetOf(tx, companyId, TARGET, IS_FOREIGN)
	if (target === path) throw refused('TARGET', 'REDIRECT_LOOP')
	const made = await tx
		.insert(ownRedirect)
		.values({ companyId, path, target })
		.onConflictDoNothing()
		.returning({ path: ownRedirect.path })
	if (made.length === 0) throw refused('PATH', 'REDIRECT_PATH_TAKEN')
	if ((await movedAddress(tx, companyId, path, MAX_REDIRECTS)) === null) {
		throw refused('TARGET', 'REDIRECT_LOOP')
	}
	return path
}

/** Removes a redirect. 404 REDIRECT_NOT_FOUND. */
export async function removeRedirect(tx: Transaction, companyId: number, id: number) {
	const removed = await tx
		.delete(ownRedirect)
		.where(and(eq(ownRedirect.companyId, companyId), eq(ownRedirect.id, id)))
		.returning({ id: ownRedirect.id })
	if (removed.length === 0) throw new Problem(404, 'REDIRECT_NOT_FOUND')
}

async function formerPath(tx: Transaction, companyId: number, typed: string): Promise<string> {
	const url = await ownUrl(tx, companyId, typed)
	const isPlain = url?.search === '' && url.hash === '' && !/[?#]/.test(typed)
	const path = url && isPlain ? comparablePath(pathWithoutLanguage(url.pathname)) : undefined
	if (path === undefined) throw refused('PATH', 'REDIRECT_PATH_MALFORMED')
	if (isFixedPage(path) || (await isShownAt(tx, companyId, path))) {
		throw refused('PATH', 'REDIRECT_PATH_IN_USE')
	}
	return path
}

async function targetOf(tx: Transaction, companyId: number, typed: string, isForeign: boolean) {
	const own = await ownUrl(tx, companyId, typed)
	if (own) return `${pathWithoutLanguage(own.pathname)}${own.search}${own.hash}`
	const url = urlOf(typed)
	const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === ''
	if (!url || !isSafe || url.href.length > 500) throw refused('TARGET', 'REDIRECT_TARGET_MALFORMED')
	if (!isForeign) throw refused('TARGET', 'REDIRECT_TARGET_FOREIGN')
	return url.href
}

/** A typed path, or a URL of one of the shop's hosts; undefined: neither. */
async function ownUrl(tx: Transaction, companyId: number, typed: string) {
	if (typed.startsWith('/')) {
		return /^\/(?![/\\])[^\s\\]*$/u.test(typed) ? urlOf(typed, 'https://shop') : undefined
	}
	const host = hostOfReferer(typed)
	return host !== undefined && (await ownsHost(tx, companyId, host)) ? urlOf(typed) : undefined
}

function urlOf(text: string, base?: string): URL | undefined {
	return URL.canParse(text, base) ? new URL(text, base) : undefined
}

function refused(field: 'PATH' | 'TARGET', message: MessageCode) {
	return new Problem(422, message, { errors: { [field]: [{ message }] } })
}
