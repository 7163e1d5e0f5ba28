import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** A picture of a product, small, for the lists and forms of the admin. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args)
	const { id = '' } = args.params
	const bytes = /^[a-z0-9]{8,64}$/.test(id) ? await api.picture(id, 320) : undefined
	if (!bytes) throw new Response(null, { status: 404 })
	return new Response(bytes, {
		headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' },
	})
}

export const action = noForm
