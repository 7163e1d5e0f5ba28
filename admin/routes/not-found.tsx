import type { AdminArgs } from '#admin/http/admin-context.ts'
import { requireStaff } from '#admin/http/staff.ts'

export async function loader(args: AdminArgs) {
	await requireStaff(args)
	throw new Response(null, { status: 404 })
}

/** A form posted to an unknown path is answered like a GET. */
export function action(args: AdminArgs) {
	return loader(args)
}

export default function NotFound() {
	return null
}
