import { redirect } from '@remix-run/node'
import type { Permission } from '#contract/operator/permissions.ts'
import { getMe, type Me } from '#contract/staff-session.ts'
import { type AdminArgs, type AdminContext, adminOf } from './admin-context.ts'
import { adminPageAt } from './page-at.ts'

/** The signed-in account and its selected company. */
export type Staff = Pick<AdminContext, 'api' | 'locale' | 'now' | 'notices'> & {
	me: Me
	company: Me['companies'][number]
	can(permission: Permission): boolean
	/** Changes that require a recent password confirmation need the password. */
	mustConfirm: boolean
}

const accountRequests = new WeakMap<AdminContext, Promise<Me>>()

/** The signed-in account. @throws Response that redirects to the sign-in */
export async function requireAccount({ context, request }: AdminArgs) {
	const admin = adminOf(context)
	if (admin.session.current === null) throw toSignIn(request)
	// Several loaders of a page need the account at once.
	const account = accountRequests.get(admin) ?? admin.api.call(getMe, {})
	accountRequests.set(admin, account)
	return { admin, me: await account }
}

/**
 * The signed-in account and the selected company. @throws Response that redirects to the sign-in or to the choice of
 * a company, or 403 without what the page needs (admin/pages) or one of the permissions
 */
export async function requireStaff(args: AdminArgs, ...permissions: Permission[]): Promise<Staff> {
	const staff = await currentStaff(args)
	const ofPage = adminPageAt(new URL(args.request.url).pathname)?.needs ?? []
	if (![...ofPage, ...permissions].every(staff.can)) throw new Response(null, { status: 403 })
	return staff
}

/**
 * Whoever is signed in, without asking who that is: for an action with one call, which the API refuses with 403 where they
 * lack the permission. @throws Response that redirects
 */
export async function signedIn(
	args: AdminArgs,
): Promise<Pick<AdminContext, 'api' | 'locale' | 'notices'>> {
	const admin = adminOf(args.context)
	const { current } = admin.session
	if (current === null) throw toSignIn(args.request)
	// The company of an account that works for only one is not in its cookie.
	return current.company === undefined ? currentStaff(args) : admin
}

/** The same for the frame around a page, whatever the page needs. @throws Response that redirects */
export async function currentStaff(args: AdminArgs): Promise<Staff> {
	const { admin, me } = await requireAccount(args)
	const { api, locale, now, notices, session } = admin
	const chosen = session.current?.company
	const company = me.companies.find(({ companyCode }) => companyCode === chosen) ?? onlyCompany(me)
	if (!company) throw withoutCompany(me)
	if (company.companyCode !== chosen) session.assume(company.companyCode)
	const can = (permission: Permission) => company.permissions.includes(permission)
	return {
		api,
		locale,
		now,
		notices,
		me,
		company,
		can,
		mustConfirm: needsPasswordConfirmation(me, now),
	}
}

/** Whether the last password confirmation has expired. */
export function needsPasswordConfirmation({ confirmedUntil }: Me, now: Date): boolean {
	return confirmedUntil === null || confirmedUntil <= now
}

function onlyCompany({ companies: [first, ...others] }: Me) {
	return others.length === 0 ? first : undefined
}

function withoutCompany({ companies, isAdministrator }: Me): Response {
	// An installation without a company: its setup was not finished.
	return redirect(companies.length === 0 && isAdministrator ? '/setup/shop' : '/company')
}

// A form is kept there until it is sent again (server/admin/ended-session.ts).
function toSignIn(request: Request): Response {
	if (request.method === 'POST') return redirect('/sign-in?ended=1')
	const address = addressOf(request)
	return redirect(address === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(address)}`)
}

function addressOf(request: Request): string {
	const { pathname, search } = new URL(request.url)
	return pathname + search
}
