import { listBoughtFiles } from '#contract/bought-file.ts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { DigitalScreen } from '#app/features/orders/DigitalScreen.tsx'
import { digitalView } from '#app/features/orders/digital-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['my-orders'] }

/** The customer's purchased files with the downloads left. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, now } = context
	const { list: bought } = await orRespond(context.call(listBoughtFiles, {}))
	return {
		files: bought.map((each) => digitalView(each, locale, now)),
		formToken: context.formToken(),
		title: translator(locale)('my-orders:digital.title'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ProductDigital() {
	return <DigitalScreen {...useLoaderData<typeof loader>()} />
}
