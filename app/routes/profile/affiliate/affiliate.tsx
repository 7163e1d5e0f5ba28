import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { activateAffiliate, getAffiliate, listCommissions } from '#contract/affiliate.ts'
import { listSavedBanks } from '#contract/bank.ts'
import { listWithdrawals } from '#contract/withdrawal.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { qrPath } from '#web/domain/qr-path.ts'
import {
	affiliateView,
	commissionsPath,
	commissionView,
} from '#app/features/affiliate/affiliate-view.ts'
import { AffiliateOffer } from '#app/features/affiliate/AffiliateOffer.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { WithdrawForm } from '#app/features/wallet/WithdrawForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { CommissionList } from '#app/features/affiliate/CommissionList.tsx'
import { LinkMaker } from '#app/features/affiliate/LinkMaker.tsx'
import { OwnLink } from '#app/features/affiliate/OwnLink.tsx'
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
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function OwnAffiliate() {
	const { title, page, offer } = useLoaderData<typeof loader>()
	return page ? <OwnLinkPage page={page} /> : <AffiliateOffer title={title} {...offer} />
}

type Page = NonNullable<SerializeFrom<typeof loader>['page']>

/** The customer's affiliate link: earnings, ways to share it, statistics. */
function OwnLinkPage({ page }: { page: Page }) {
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('affiliate')
	const { title, percent, days, pending, available, held } = page
	return (
		<>
			<PageHeader title={title}>{t('lead', { percent, days })}</PageHeader>
			<div className="flex flex-wrap gap-3">
				<Stat label={t('available')} value={available} />
				<Stat label={t('pending')} value={pending}>
					<MutedText as="span">{t('pendingHelp')}</MutedText>
				</Stat>
				<Stat label={t('held')} value={held} />
			</div>
			<OwnLink {...page} />
			<LinkMaker {...page.maker} />
			<Figures total={page.total} months={page.months} />
			<CommissionList {...page.commissions} />
			<RefusedOrders refused={page.refused} />
			<WithdrawForm view={page.withdraw} result={result} />
		</>
	)
}

/** Orders by the link that earn nothing, and why. */
function RefusedOrders({ refused }: Pick<Page, 'refused'>) {
	const { t } = useTranslation('affiliate')
	if (refused.length === 0) return null
	return (
		<Section id="refused" title={t('refused.title')}>
			<ListTable
				caption={t('refused.title')}
				rows={refused}
				keyOf={({ order, date }) => `${order} ${date}`}
				columns={[
					{ label: t('refused.order'), cell: ({ order }) => `…${order}` },
					{ label: t('commissions.date'), cell: ({ date }) => date },
					{ label: t('refused.reason'), cell: ({ reason }) => t(`refused.reasons.${reason}`) },
				]}
			/>
		</Section>
	)
}

function Figures({ total, months }: Pick<Page, 'total' | 'months'>) {
	const { t } = useTranslation('affiliate')
	return (
		<Section id="figures" title={t('figures.title')}>
			<div className="flex flex-wrap gap-3">
				<Stat label={t('figures.clicks')} value={total.clicks} />
				<Stat label={t('figures.orders')} value={total.orders} />
				<Stat label={t('figures.conversion')} value={total.conversion} />
			</div>
			<div className="mt-4">
				<MonthTable months={months} />
			</div>
		</Section>
	)
}

function MonthTable({ months }: Pick<Page, 'months'>) {
	const { t } = useTranslation('affiliate')
	if (months.every(({ isEmpty }) => isEmpty)) {
		return <p className="text-mute">{t('figures.empty')}</p>
	}
	return (
		<ListTable
			caption={t('figures.byMonth')}
			rows={months}
			keyOf={({ code }) => code}
			isMuted={({ isEmpty }) => isEmpty}
			columns={[
				{ label: t('figures.month'), cell: ({ name }) => name },
				{ label: t('figures.clicks'), end: true, cell: ({ clicks }) => clicks },
				{ label: t('figures.orders'), end: true, cell: ({ orders }) => orders },
				{ label: t('figures.conversion'), end: true, cell: ({ conversion }) => conversion },
				{ label: t('figures.earned'), end: true, cell: ({ earned }) => earned },
			]}
		/>
	)
}
