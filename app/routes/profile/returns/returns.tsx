import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listReturns } from '#contract/return.ts'
import { ReturnsScreen } from '#app/features/returns/ReturnsScreen.tsx'
import { returnsView } from '#app/features/returns/return-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['returns', 'my-orders'] }

/** The customer's returns, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const page = pageNumber(new URL(request.url).searchParams)
	const found = await orRespond(context.call(listReturns, { query: { page } }))
	return {
		...returnsView(page, found, context.locale),
		title: translator(context.locale)('returns:title'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Returns() {
	return <ReturnsScreen {...useLoaderData<typeof loader>()} />
}
