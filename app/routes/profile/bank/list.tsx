import type { LoaderFunctionArgs } from '@remix-run/node'
import { listSavedBanks, MAX_BANKS } from '#contract/bank.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { BankListScreen } from '#app/features/bank/BankListScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['bank', 'profile'] }

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { list: accounts } = await orRespond(context.call(listSavedBanks, {}))
	return {
		title: translator(context.locale)('bank:title'),
		accounts,
		isFull: accounts.length >= MAX_BANKS,
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Banks() {
	return <BankListScreen {...useLoaderData<typeof loader>()} />
}
