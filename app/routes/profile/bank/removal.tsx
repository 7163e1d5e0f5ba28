import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { getBank, removeBank } from '#contract/bank.ts'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ApiError } from '#app/api/failures.ts'
import { RemovalScreen } from '#app/features/account/RemovalScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { i18n: ['bank', 'profile'] }

/** Asks for confirmation. */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { bankName, masked, holder } = await orRespond(context.call(getBank, { id }))
	return {
		id,
		bankName,
		masked,
		holder,
		title: translator(context.locale)('bank:removal.title'),
		formToken: context.formToken(),
	}
}

/** An account with an open withdrawal can't be removed; removing a removed one again succeeds. */
export async function action({ context, params: { id = '' } }: ActionFunctionArgs) {
	requireCustomer(context)
	try {
		await context.call(removeBank, { id })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'WITHDRAWAL_OPEN') return reply({ refused: true }, 409)
		if (error.failure !== 'missing') throw asResponse(error)
	}
	context.flash({ type: 'success', key: 'bank:said.removed' })
	return goTo(context.locale, paths.profile.banks)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function RemoveBank() {
	const { id, title, bankName, masked, holder, formToken } = useLoaderData<typeof loader>()
	const isRefused = useActionData<typeof action>() !== undefined
	const { t } = useTranslation('bank')
	return (
		<RemovalScreen
			title={title}
			lead={t('removal.lead')}
			submit={t('removal.submit')}
			refused={isRefused ? t('paidOut') : undefined}
			action={paths.profile.bankRemoval(id)}
			back={paths.profile.banks}
			formToken={formToken}
		>
			<p className="font-semibold">{bankName}</p>
			<p className="tabular-nums">{masked}</p>
			<p>{holder}</p>
		</RemovalScreen>
	)
}
