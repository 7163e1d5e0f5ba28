import { and, asc, eq } from 'drizzle-orm'
import { comparablePath, pathWithoutLanguage } from '#contract/moved-address.ts'
import { fieldsIn } from '#contract/message.ts'
import { MAX_REDIRECTS, type Redirect, RedirectEdit } from '#contract/redirect.ts'
import { isFixedPage } from '#contract/fixed-pages.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MessageCode } from '#website-api/i18n/messages.ts'
import { ownsHost } from '#website-api/modules/platform/companies/company.queries.ts'
import { hostOfReferer } from '#website-api/modules/platform/companies/host.ts'
import { lockCompany } from '#website-api/modules/site/settings/edit-look.command.ts'
import { ownRedirect } from './address.table.ts'
import { isShownAt, movedAddress } from './moved-address.queries.ts'

/** A company's own redirects. */
export function redirectsOf(db: Queryable, companyId: number): Promise<Redirect[]> {
	return db
		.select()
		.from(ownRedirect)
		.where(eq(ownRedirect.companyId, companyId))
		.orderBy(asc(ownRedirect.path))
}

/** Adds a redirect; returns its path. 409 TOO_MANY_REDIRECTS; 422 as documented at RedirectEdit. */
export async function insertRedirect(
	tx: Transaction,
	companyId: number,
	edit: RedirectEdit,
): Promise<string> {
	await lockCompany(tx, companyId)
	if ((await tx.$count(ownRedirect, eq(ownRedirect.companyId, companyId))) >= MAX_REDIRECTS) {
		throw new Problem(409, 'TOO_MANY_REDIRECTS')
	}
	const path = await formerPath(tx, companyId, edit.path)
	const target = await targetOf(tx, companyId, edit)
	if (target === path) throw refused('target', 'REDIRECT_LOOP')
	const made = await tx
		.insert(ownRedirect)
		.values({ companyId, path, target })
		.onConflictDoNothing()
		.returning({ path: ownRedirect.path })
	if (made.length === 0) throw refused('path', 'REDIRECT_PATH_TAKEN')
	if ((await movedAddress(tx, companyId, path, MAX_REDIRECTS)) === null) {
		throw refused('target', 'REDIRECT_LOOP')
	}
	return path
}

/** Removes a redirect. 404 REDIRECT_NOT_FOUND. */
export async function deleteRedirect(tx: Transaction, companyId: number, id: number) {
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
	if (path === undefined) throw refused('path', 'REDIRECT_PATH_MALFORMED')
	if (isFixedPage(path) || (await isShownAt(tx, companyId, path))) {
		throw refused('path', 'REDIRECT_PATH_IN_USE')
	}
	return path
}

async function targetOf(
	tx: Transaction,
	companyId: number,
	{ target: typed, isForeign }: RedirectEdit,
) {
	const own = await ownUrl(tx, companyId, typed)
	if (own) return `${pathWithoutLanguage(own.pathname)}${own.search}${own.hash}`
	const url = urlOf(typed)
	const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === ''
	if (!url || !isSafe || url.href.length > 500) throw refused('target', 'REDIRECT_TARGET_MALFORMED')
	if (!isForeign) throw refused('target', 'REDIRECT_TARGET_FOREIGN')
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

function refused(field: keyof RedirectEdit, message: MessageCode) {
	return new Problem(422, message, {
		errors: { [fieldsIn(RedirectEdit)[field][0]]: [{ message }] },
	})
}
