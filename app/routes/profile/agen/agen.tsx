import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { getAgentAccount, listAgentMonths } from '#contract/agent-account.ts'
import { listSavedBanks } from '#contract/bank.ts'
import { listWithdrawals } from '#contract/withdrawal.ts'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { qrPath } from '#web/domain/qr-path.ts'
import { agencyView, monthView } from '#app/features/agents/agency-view.ts'
import { AgencyScreen } from '#app/features/agents/AgencyScreen.tsx'
import { NoAgency } from '#app/features/agents/NoAgency.tsx'
import { withdrawView } from '#app/features/wallet/withdrawal-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

import { withdraw } from '../wallet/withdraw.server.ts'

export const handle = { i18n: ['affiliate', 'agency', 'auth', 'balance', 'orders', 'profile'] }

const currentPath = paths.profile.agency

/** The agent's overview; ?year=2 is the year before the last twelve months. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api, site, origin } = context
	const title = translator(locale)('agency:title')
	const requested = Number(new URL(request.url).searchParams.get('year'))
	const year = Number.isInteger(requested) && requested >= 1 && requested <= 10 ? requested : 1
	const agency = await orMissing(api.call(getAgentAccount, {}))
	if (agency === 'missing') {
		requireProgramme(context, 'AGENT')
		return { title, page: null }
	}
	const [{ months }, { hasOpen }, { list: banks }, { hasPassword }] = await orRespond(
		Promise.all([
			api.call(listAgentMonths, { body: { page: year } }),
			api.call(listWithdrawals, { query: { source: 'agent' } }),
			api.call(listSavedBanks, {}),
			api.call(getProfile, {}),
		]),
	)
	const link = `${origin}${localePath(locale, paths.home)}?agen=${encodeURIComponent(agency.code)}`
	return {
		title,
		page: {
			...agencyView(agency, locale),
			title,
			shop: site.title,
			link,
			qr: qrPath(link),
			year,
			months: months.map((month) => monthView(month, locale)),
			withdraw: withdrawView({
				path: currentPath,
				available: agency.available,
				hasOpen,
				banks,
				hasPassword,
				formToken: context.formToken(),
				formKey: context.newFormKey(),
			}),
		},
	}
}

/** Withdraws commission. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const { refusal } = await withdraw(context, await request.formData(), 'agent')
	if (refusal) return refusal
	context.flash({ type: 'success', key: 'agency:said.withdrawn' })
	return goTo(context.locale, `${currentPath}/history-withdraw`)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Agency() {
	const { title, page } = useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	return page ? <AgencyScreen page={page} result={result} /> : <NoAgency title={title} />
}
