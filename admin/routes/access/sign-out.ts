import { redirect } from '@remix-run/node'
import { signOutStaff } from '#contract/staff-session.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'

export const loader = () => redirect('/')

export async function action({ context }: AdminArgs) {
	const { api, session } = adminOf(context)
	// The session cookie is removed even when the website API is unreachable.
	if (session.current) await api.tryCall(signOutStaff, {})
	session.end()
	return redirect('/sign-in', 303)
}
