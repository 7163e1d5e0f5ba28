import { Outlet, useLoaderData } from '@remix-run/react'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { OutsideFrame } from '#admin/ui/OutsideFrame.tsx'
import { Alert } from '#app/ui/Alert.tsx'

export function loader({ context, request }: AdminArgs) {
	const { notices, session } = adminOf(context)
	// Someone who is signed in is led on, and reads the notice there.
	const isShown = request.method === 'GET' && session.current === null
	return { notice: isShown ? notices.take() : null }
}

export default function Outside() {
	const { notice } = useLoaderData<typeof loader>()
	return (
		<OutsideFrame>
			{notice ? (
				<div className="mb-5">
					<Alert tone={notice.type} title={notice.text} role="status" />
				</div>
			) : null}
			<Outlet />
		</OutsideFrame>
	)
}
