import { redirect } from '@remix-run/node'
import { StaffDoneWire } from '#contract/operator-staff.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'

export const loader = () => redirect('/')

export async function action({ context }: AdminArgs) {
	const { api, session } = adminOf(context)
	// The browser forgets the session even when the website API is away.
	if (session.current) await api.attempt({ method: 'POST', path: '/sign-out' }, StaffDoneWire)
	session.end()
	return redirect('/sign-in', 303)
}
