import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { QrPath } from '#web/domain/qr-path.ts'
import { OwnLink } from '#app/features/affiliate/OwnLink.tsx'
import type { WithdrawView } from '#app/features/wallet/withdrawal-view.ts'
import { WithdrawForm } from '#app/features/wallet/WithdrawForm.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { agencyView, MonthView } from './agency-view.ts'

export type AgencyPage = ReturnType<typeof agencyView> & {
	title: string
	/** Store title. */
	shop: string
	link: string
	qr: QrPath
	months: MonthView[]
	withdraw: WithdrawView
	/** 1: the last twelve months. */
	year: number
}

type AgencyScreenProps = { page: AgencyPage; result: SubmissionResult<string[]> | undefined }

/** An agent's own page: balances, link, team, and twelve months as chart and table. */
export function AgencyScreen({ page, result }: AgencyScreenProps) {
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
			<Terms {...page} />
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
			<Months months={page.months} year={page.year} />
		</>
	)
}

function Terms({ priceOff, rates }: Pick<AgencyPage, 'priceOff' | 'rates'>) {
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

function Months({ months, year }: Pick<AgencyPage, 'months' | 'year'>) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<Section id="months" title={t('months.title')}>
			{months.every(({ isEmpty }) => isEmpty) ? (
				<p className="text-mute">{t('months.empty')}</p>
			) : (
				<>
					<MonthCharts months={months} />
					<MonthTable months={months} />
				</>
			)}
			<nav className="flex flex-wrap items-center gap-2 mt-4" aria-label={t('months.years')}>
				{year > 1 ? (
					<ButtonLink href={path(`${paths.profile.agency}?year=${year - 1}`)}>
						{t('months.newer')}
					</ButtonLink>
				) : null}
				{year < 10 ? (
					<ButtonLink href={path(`${paths.profile.agency}?year=${year + 1}`)}>
						{t('months.older')}
					</ButtonLink>
				) : null}
			</nav>
		</Section>
	)
}

function MonthCharts({ months }: Pick<AgencyPage, 'months'>) {
	const { t } = useTranslation('agency')
	return (
		<div className="grid gap-4 sm:grid-cols-2 sm:gap-8">
			<div>
				<h3>{t('months.ownOmzet')}</h3>
				<BarChart
					label={t('months.omzetChart')}
					top={highestMonth(months, ({ omzet }) => omzet)?.omzetText}
					bars={months.map(({ period, name, omzet }) => ({
						key: period,
						label: name.slice(0, 3),
						value: omzet,
					}))}
				/>
			</div>
			<div>
				<h3>{t('months.commission')}</h3>
				<BarChart
					label={t('months.commissionChart')}
					top={highestMonth(months, ({ commission }) => commission)?.commissionText}
					bars={months.map(({ period, name, commission }) => ({
						key: period,
						label: name.slice(0, 3),
						value: commission,
					}))}
				/>
			</div>
		</div>
	)
}

function MonthTable({ months }: Pick<AgencyPage, 'months'>) {
	const { t } = useTranslation('agency')
	const path = usePath()
	const detail = (period: string) => path(`${paths.profile.agencyMonth}?period=${period}`)
	return (
		<ListTable
			caption={t('months.title')}
			rows={months.toReversed()}
			keyOf={({ period }) => period}
			isMuted={({ isEmpty }) => isEmpty}
			columns={[
				{
					label: t('months.month'),
					cell: ({ period, name }) => (
						<TextLink touch="line" href={detail(period)}>
							{name}
						</TextLink>
					),
				},
				{ label: t('months.clicks'), cell: ({ clicks }) => clicks, end: true },
				{ label: t('months.orders'), cell: ({ orders }) => orders, end: true },
				{ label: t('months.omzet'), cell: ({ omzetText }) => omzetText, end: true },
				{ label: t('months.team'), cell: ({ team }) => team, end: true },
				{ label: t('months.commission'), cell: (row) => row.commissionText, end: true },
			]}
		/>
	)
}

/** The month with the largest figure; undefined when all are zero. */
function highestMonth(
	months: MonthView[],
	figure: (month: MonthView) => number,
): MonthView | undefined {
	const largest = Math.max(...months.map(figure))
	return largest > 0 ? months.find((month) => figure(month) === largest) : undefined
}
