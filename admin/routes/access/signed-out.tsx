import { Outlet, useLoaderData } from '@remix-run/react'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { SignedOutFrame } from '#admin/ui/SignedOutFrame.tsx'
import { Alert } from '#web/ui/Alert.tsx'

export function loader({ context, request }: AdminArgs) {
	const { notices, session } = adminOf(context)
	// A signed-in account is redirected, and the notice is for that page.
	const isShown = request.method === 'GET' && session.current === null
	return { notice: isShown ? notices.take() : null }
}

export const action = noForm

export default function SignedOut() {
	const { notice } = useLoaderData<typeof loader>()
	return (
		<SignedOutFrame>
			{notice ? (
				<div className="mb-5">
					<Alert tone={notice.type} title={notice.text} role="status" />
				</div>
			) : null}
			<Outlet />
		</SignedOutFrame>
	)
}
