import { redirect } from '@remix-run/node'
import { settingsTabs } from '#admin/features/settings/settings-tabs.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Redirects to the first settings page that the staff member may open. */
export async function loader(args: AdminArgs) {
	const { can } = await requireStaff(args)
	const first = settingsTabs.find(({ needs }) => can(needs))
	if (!first) throw new Response(null, { status: 403 })
	return redirect(first.href)
}

export const action = noForm
