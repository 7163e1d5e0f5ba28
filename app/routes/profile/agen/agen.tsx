import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { getAgentAccount, listAgentMonths } from '#contract/agent-account.ts'
import { listSavedBanks } from '#contract/bank.ts'
import { listWithdrawals } from '#contract/withdrawal.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { qrPath } from '#web/domain/qr-path.ts'
import { agencyView, monthView } from '#app/features/agents/agency-view.ts'
import { AgencyMonths } from '#app/features/agents/AgencyMonths.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { OwnLink } from '#app/features/affiliate/OwnLink.tsx'
import { WithdrawForm } from '#app/features/wallet/WithdrawForm.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
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
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

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
			/** 1: the last twelve months. */
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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Agency() {
	const { title, page } = useLoaderData<typeof loader>()
	return page ? <AgencyPage page={page} /> : <NoAgency title={title} />
}

type Page = NonNullable<SerializeFrom<typeof loader>['page']>

/** An agent's own page: balances, link, team, and twelve months as chart and table. */
function AgencyPage({ page }: { page: Page }) {
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('agency')
	const path = usePath()
	const now = page.months.at(-1)
	return (
		<>
			<PageHeader title={page.title}>
				{t('lead', { code: page.code, since: page.since })}
				{page.sponsor === null ? null : ` ${t('sponsor', { name: page.sponsor })}`}
			</PageHeader>
			<div className="flex flex-wrap gap-3">
				<Stat label={t('available')} value={page.available} />
				<Stat label={t('pending')} value={page.pending}>
					<MutedText as="span">{t('pendingHelp')}</MutedText>
				</Stat>
				<Stat label={t('held')} value={page.held} />
			</div>
			<Terms priceOff={page.priceOff} rates={page.rates} />
			<OwnLink code={page.code} link={page.link} qr={page.qr} shop={page.shop} />
			<Section
				id="team"
				title={t('team.title')}
				more={
					<TextLink touch="line" href={path(paths.profile.downline)}>
						{t('team.all')}
					</TextLink>
				}
			>
				<div className="flex flex-wrap gap-3">
					<Stat label={t('team.active')} value={page.active} />
					<Stat label={t('team.idle')} value={page.idle} />
					<Stat label={t('team.omzet')} value={page.year === 1 && now ? now.team : '–'} />
				</div>
			</Section>
			<WithdrawForm view={page.withdraw} result={result} />
			<AgencyMonths months={page.months} year={page.year} />
		</>
	)
}

function Terms({ priceOff, rates }: Pick<Page, 'priceOff' | 'rates'>) {
	const { t } = useTranslation('agency')
	if (priceOff === null && rates.length === 0) return null
	return (
		<Card as="ul" variant="filled" className="mt-4 flex flex-col gap-2">
			{priceOff === null ? null : <li>{t('terms.price', { percent: priceOff })}</li>}
			{rates.map((percent, at) => (
				<li key={at}>{t(at === 0 ? 'terms.own' : 'terms.level', { percent, level: at })}</li>
			))}
			{rates.length === 0 ? null : <MutedText as="li">{t('terms.goods')}</MutedText>}
		</Card>
	)
}
