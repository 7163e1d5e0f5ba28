import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { wasLost } from '#app/features/errors/lost-request.ts'
import { ProfileFrame } from '#app/features/profile/ProfileFrame.tsx'
import { orNull } from '#app/http/or-null.ts'
import { requireCustomer } from '#app/http/require-customer.ts'

export const handle = { i18n: ['profile'] }

/** The parent route of the account; each page checks the session itself too. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const unread = (await orNull(context.api.notifications.unread())) ?? 0
	return { formToken: context.formToken(), unread }
}

/** The menu's data stays during navigation. */
export const shouldRevalidate = ({ formMethod, actionResult }: ShouldRevalidateFunctionArgs) =>
	!wasLost(actionResult) && formMethod !== undefined && formMethod !== 'GET'

export default function Profile() {
	return (
		<ProfileFrame {...useLoaderData<typeof loader>()}>
			<Outlet />
		</ProfileFrame>
	)
}
