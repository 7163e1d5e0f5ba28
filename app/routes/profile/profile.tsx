import { listBoughtFiles } from '#contract/bought-file.ts'
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { getProfile } from '#contract/account.ts'
import type { Customer } from '#app/domain/customer.ts'
import { countUnread } from '#contract/notification.ts'
import { wasUnanswered } from '#app/features/errors/lost-request.ts'
import type { Membership } from '#app/features/profile/account-nav-items.ts'
import { ProfileFrame } from '#app/features/profile/ProfileFrame.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { requireCustomer } from '#app/http/require-customer.ts'

export const handle = { i18n: ['profile'] }

/** The parent route of the account; each page checks the session itself too. */
export async function loader({ context }: LoaderFunctionArgs) {
	const customer = requireCustomer(context)
	const [unread, digital, isAgent] = await Promise.all([
		orNull(context.call(countUnread, {}, { optional: true })),
		orNull(context.call(listBoughtFiles, {})),
		isAgentNow(context, customer),
	])
	const memberships: Membership[] = [
		...(customer.affiliateCode === null && context.ownCode() === null
			? []
			: ['affiliate' as const]),
		...(isAgent ? ['agent' as const] : []),
		...(context.google === null ? [] : ['google' as const]),
		...(digital?.list.length === 0 ? [] : ['digital' as const]),
	]
	return { formToken: context.formToken(), unread: unread?.count ?? 0, memberships }
}

export const action = noForm

/** The session's token may be from before the customer became an agent. */
async function isAgentNow({ call }: AppLoadContext, { type }: Customer): Promise<boolean> {
	if (type === 'AGENT') return true
	const person = await orNull(call(getProfile, {}, { optional: true }))
	return person?.type === 'AGENT'
}

/** The menu's data stays during navigation. */
export const shouldRevalidate = ({ formMethod, actionResult }: ShouldRevalidateFunctionArgs) =>
	!wasUnanswered(actionResult) && formMethod !== undefined && formMethod !== 'GET'

export default function Profile() {
	return (
		<ProfileFrame {...useLoaderData<typeof loader>()}>
			<Outlet />
		</ProfileFrame>
	)
}
