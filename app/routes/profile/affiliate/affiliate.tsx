import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { activateAffiliate, getAffiliate, listCommissions } from '#contract/affiliate.ts'
import { listSavedBanks } from '#contract/bank.ts'
import { listWithdrawals } from '#contract/withdrawal.ts'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { qrPath } from '#web/domain/qr-path.ts'
import {
	affiliateView,
	commissionsPath,
	commissionView,
} from '#app/features/affiliate/affiliate-view.ts'
import { AffiliateScreen } from '#app/features/affiliate/AffiliateScreen.tsx'
import { OfferScreen } from '#app/features/affiliate/OfferScreen.tsx'
import { withdrawView } from '#app/features/wallet/withdrawal-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { statementQuery } from '../wallet/statement-query.ts'
import { withdraw } from '../wallet/withdraw.server.ts'
import { linkTo, generatedLinks } from './generated-links.server.ts'

export const handle = { i18n: ['affiliate', 'auth', 'balance', 'my-orders', 'orders', 'profile'] }

const currentPath = paths.profile.affiliate

/** The customer's affiliate link with its statistics, or the offer to activate one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api, site } = context
	const title = translator(locale)('affiliate:title')
	const formToken = context.formToken()
	const { page, period } = statementQuery(request, [])
	const affiliate = await orRespond(api.call(getAffiliate, {}))
	const { code, available } = affiliate
	const view = affiliateView(affiliate, locale)
	if (code === null) {
		requireProgramme(context, 'AFFILIATE')
		return { title, page: null, offer: { percent: view.percent, days: view.days, formToken } }
	}
	const requested = { page, ...(period === undefined ? {} : { period }) }
	const [found, { hasOpen }, { list: banks }, { hasPassword }, maker] = await orRespond(
		Promise.all([
			api.call(listCommissions, { query: requested }),
			api.call(listWithdrawals, { query: { source: 'affiliate' } }),
			api.call(listSavedBanks, {}),
			api.call(getProfile, {}),
			generatedLinks(context, request, code),
		]),
	)
	const last = Math.max(1, found.pages)
	if (page > last) throw goTo(locale, commissionsPath({ ...requested, page: last }))
	const link = linkTo(context, paths.home, code)
	return {
		title,
		offer: null,
		page: {
			...view,
			title,
			code,
			link,
			qr: qrPath(link),
			shop: site.title,
			maker,
			withdraw: withdrawView({
				...({ path: currentPath, available, hasOpen, banks, hasPassword, formToken } as const),
				formKey: context.newFormKey(),
			}),
			commissions: {
				requested,
				pages: found.pages,
				periods: affiliate.months.map((month) => ({ code: month.code, name: month.name })),
				commissions: found.list.map((each) => commissionView(each, locale)),
			},
		},
	}
}

/** Activates the link, or withdraws its earnings. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const form = await request.formData()
	if (form.get('intent') === 'switch-on') {
		await orRespond(context.call(activateAffiliate, {}))
		context.flash({ type: 'success', key: 'affiliate:said.on' })
		return goTo(context.locale, currentPath)
	}
	const { refusal } = await withdraw(context, form, 'affiliate')
	if (refusal) return refusal
	context.flash({ type: 'success', key: 'affiliate:said.withdrawn' })
	return goTo(context.locale, `${currentPath}/history-withdraw`)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function OwnAffiliate() {
	const { title, page, offer } = useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	return page ? (
		<AffiliateScreen page={page} result={result} />
	) : (
		<OfferScreen title={title} {...offer} />
	)
}
