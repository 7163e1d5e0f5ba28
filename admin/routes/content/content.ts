import { redirect } from '@remix-run/node'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Redirects to the first content page. */
export async function loader(args: AdminArgs) {
	await requireStaff(args, 'content')
	return redirect('/content/home')
}

export const action = noForm
