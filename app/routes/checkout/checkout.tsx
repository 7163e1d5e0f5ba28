import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, type MetaFunction } from '@remix-run/react'
import { useState } from 'react'
import { Track } from '#app/features/analytics/Track.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { keepLost } from '../layouts/framed.tsx'
import { checkoutPage } from './checkout-page.server.ts'
import { goToOpenStep, leaveEmpty } from './step-form.server.ts'

export const handle = { i18n: ['checkout', 'payment'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	if (context.checkout.goods().lines.length === 0) throw leaveEmpty(context)
	const address = new URL(request.url)
	// Until there were four steps, savings were one of their own.
	if (address.searchParams.get('step') === 'savings') throw goToOpenStep(context)
	return {
		page: await checkoutPage(context, address),
		title: translator(context.locale)('checkout:title'),
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The parent route of all checkout steps; each child route accepts one form. */
export default function Checkout() {
	const { page } = useLoaderData<typeof loader>()
	// The begin_checkout event is sent once, whatever changes.
	const [checkoutStarted] = useState(page.checkoutStarted)
	return (
		<>
			<Outlet context={page} />
			<Track event={checkoutStarted} />
		</>
	)
}
