import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { DataScreen } from '#app/features/account/DataScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['account', 'profile'] }

export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return { title: translator(context.locale)('account:data.title') }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function OwnData() {
	return <DataScreen {...useLoaderData<typeof loader>()} />
}
