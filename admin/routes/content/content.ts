import { redirect } from '@remix-run/node'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** The first page of content. */
export async function loader(args: AdminArgs) {
	await requireStaff(args, 'content')
	return redirect('/content/home')
}
