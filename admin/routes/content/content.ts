import { redirect } from '@remix-run/node'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Redirects to the first content page. */
export async function loader(args: AdminArgs) {
	await requireStaff(args, 'content')
	return redirect('/content/home')
}
