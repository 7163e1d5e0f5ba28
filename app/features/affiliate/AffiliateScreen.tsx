import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { QrPath } from '#web/domain/qr-path.ts'
import type { WithdrawView } from '#app/features/wallet/withdrawal-view.ts'
import { WithdrawForm } from '#app/features/wallet/WithdrawForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import type { AffiliateView } from './affiliate-view.ts'
import { CommissionList, type CommissionListView } from './CommissionList.tsx'
import { LinkMaker, type LinkMakerView } from './LinkMaker.tsx'
import { OwnLink } from './OwnLink.tsx'

export type AffiliatePage = AffiliateView & {
	title: string
	code: string
	link: string
	qr: QrPath
	/** Store title. */
	shop: string
	maker: LinkMakerView
	withdraw: WithdrawView
	commissions: CommissionListView
}

type AffiliateScreenProps = { page: AffiliatePage; result: SubmissionResult<string[]> | undefined }

/** The customer's affiliate link: earnings, ways to share it, statistics. */
export function AffiliateScreen({ page, result }: AffiliateScreenProps) {
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
			<Figures {...page} />
			<CommissionList {...page.commissions} />
			<RefusedOrders refused={page.refused} />
			<WithdrawForm view={page.withdraw} result={result} />
		</>
	)
}

/** Orders by the link that earn nothing, and why. */
function RefusedOrders({ refused }: Pick<AffiliateView, 'refused'>) {
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

function Figures({ total, months }: AffiliateView) {
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

function MonthTable({ months }: Pick<AffiliateView, 'months'>) {
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
