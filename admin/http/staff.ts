import { redirect } from '@remix-run/node'
import type { Permission } from '#contract/operator/permissions.ts'
import { StaffMeAnswerWire } from '#contract/operator-staff.ts'
import type { Renamed } from '#admin/api/names.ts'
import { type AdminArgs, type AdminContext, adminOf } from './admin-context.ts'

export type Me = Renamed<ReturnType<typeof StaffMeAnswerWire.parse>['data']>

/** Someone who is signed in and works for one company. */
export type Staff = Pick<AdminContext, 'api' | 'locale' | 'now' | 'notices'> & {
	me: Me
	company: Me['companyList'][number]
	can(permission: Permission): boolean
	/** Changes that ask again need the password first. */
	mustConfirm: boolean
}

const asked = new WeakMap<AdminContext, Promise<Me>>()

/** Who is signed in. @throws Response that leads to the sign-in when nobody is */
export async function requireAccount({ context, request }: AdminArgs) {
	const admin = adminOf(context)
	if (admin.session.current === null) throw toSignIn(request)
	// Several loaders of a page ask at once.
	const question = asked.get(admin) ?? admin.api.ask({ path: '/me' }, StaffMeAnswerWire)
	asked.set(admin, question)
	return { admin, me: await question }
}

/**
 * Who is signed in, and the company whose work is done. @throws Response that leads to the sign-in, to the choice of
 * a company, or 403 without one of the permissions
 */
export async function requireStaff(args: AdminArgs, ...needs: Permission[]): Promise<Staff> {
	const { admin, me } = await requireAccount(args)
	const { api, locale, now, notices, session } = admin
	const chosen = session.current?.company
	const company = me.companyList.find(({ companyCode }) => companyCode === chosen)
	if (!company) throw withoutCompany(admin, me, args.request)
	const can = (permission: Permission) => company.permissionList.includes(permission)
	if (!needs.every(can)) throw new Response(null, { status: 403 })
	return { api, locale, now, notices, me, company, can, mustConfirm: isConfirmationDue(me, now) }
}

/** Whether changes that ask again need the password first. */
export function isConfirmationDue({ confirmedUntilDate }: Me, now: Date): boolean {
	return confirmedUntilDate === null || new Date(confirmedUntilDate) <= now
}

function withoutCompany({ session }: AdminContext, me: Me, request: Request): Response {
	const [only, ...others] = me.companyList
	// The first steps of a new installation were left.
	if (!only && me.isAdministrator) return redirect('/setup/shop')
	if (!only || others.length > 0 || !session.current) return redirect('/company')
	session.start({ token: session.current.token, company: only.companyCode })
	return redirect(request.method === 'GET' ? addressOf(request) : '/')
}

function toSignIn(request: Request): Response {
	const here = addressOf(request)
	const next = request.method === 'GET' && here !== '/' ? `?next=${encodeURIComponent(here)}` : ''
	return redirect(`/sign-in${next}`)
}

function addressOf(request: Request): string {
	const { pathname, search } = new URL(request.url)
	return pathname + search
}
