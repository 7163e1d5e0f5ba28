import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { useState } from 'react'
import { Track } from '#app/features/analytics/Track.tsx'
import { CheckoutScreen } from '#app/features/checkout/CheckoutScreen.tsx'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { checkoutPage } from './checkout-page.server.ts'
import { leaveEmpty } from './empty-cart.server.ts'
import { takeForm } from './steps.server.ts'

export const handle = { i18n: 'checkout' }

export async function loader({ context, request }: LoaderFunctionArgs) {
	if (context.cart.current().lines.length === 0) throw leaveEmpty(context)
	return {
		page: await checkoutPage(context, new URL(request.url)),
		title: translator(context.locale)('checkout:title'),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await request.formData()
	if (context.cart.current().lines.length === 0) throw leaveEmpty(context, form)
	return orRespond(takeForm(context, form))
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Checkout() {
	const { page } = useLoaderData<typeof loader>()
	// The checkout begins once, whatever is changed in it.
	const [begun] = useState(page.begun)
	return (
		<>
			<CheckoutScreen page={page} refusal={useActionData<typeof action>()} />
			<Track event={begun} />
		</>
	)
}
