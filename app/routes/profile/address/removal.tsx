import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { getAddress, removeAddress } from '#contract/address.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { RemovalScreen } from '#app/features/account/RemovalScreen.tsx'
import { addressView } from '#app/features/address/address-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { i18n: ['address', 'profile'] }

/** Asks for confirmation. */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
	requireCustomer(context)
	return {
		title: translator(context.locale)('address:removal.title'),
		address: addressView(await orRespond(context.call(getAddress, { id }))),
		formToken: context.formToken(),
	}
}

/** Removing a removed address again succeeds. */
export async function action({ context, params: { id = '' } }: ActionFunctionArgs) {
	requireCustomer(context)
	await orMissing(context.call(removeAddress, { id }))
	context.flash({ type: 'success', key: 'address:said.removed' })
	return goTo(context.locale, paths.profile.addresses)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function RemoveAddress() {
	const { title, address, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation('address')
	return (
		<RemovalScreen
			title={title}
			lead={t('removal.lead')}
			submit={t('removal.submit')}
			action={paths.profile.addressRemoval(address.id)}
			back={paths.profile.addresses}
			formToken={formToken}
		>
			<p className="font-semibold">{address.label}</p>
			<p>{address.contact}</p>
			{address.lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</RemovalScreen>
	)
}
