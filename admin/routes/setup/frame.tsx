import { Outlet } from '@remix-run/react'
import { SetupSteps } from '#admin/features/setup/SetupSteps.tsx'
import { type AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireAccount } from '#admin/http/staff.ts'
import { Brand } from '#admin/ui/Brand.tsx'
import { PreferenceButtons } from '#admin/ui/PreferenceButtons.tsx'

export async function loader(args: AdminArgs) {
	await requireAccount(args)
	return null
}

export const action = noForm

/** The frame of the setup while there is no shop yet. */
export default function SetupFrame() {
	return (
		<div className="min-h-dvh bg-sunk">
			<main className="mx-auto grid w-full max-w-200 gap-5 px-(--gutter) py-8" id="main">
				<Brand />
				<SetupSteps linked={false} />
				<Outlet />
			</main>
			<footer className="mx-auto w-full max-w-200 px-(--gutter) pb-6">
				<PreferenceButtons />
			</footer>
		</div>
	)
}
