import { useTranslation } from '#admin/i18n/use-translation.ts'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { refundFacts } from './refund-facts.server.ts'

type RefundFactsProps = { refund: ReturnType<typeof refundFacts>; canReadOrders: boolean }

/** Why money is owed to whom, and how the shop reaches them. */
export function RefundFacts({ refund, canReadOrders }: RefundFactsProps) {
	const { number, withdrawal, phone, whatsApp, reason } = refund
	const { t } = useTranslation('queues')
	const text = encodeURIComponent(t('refund.whatsApp', { ...refund, number: number ?? '' }))
	return (
		<SummaryList
			className="mb-5"
			rows={[
				{ term: t('refund.reason'), value: t(`refund.why.${reason}`) },
				number === null
					? { term: t('refund.withdrawal'), value: withdrawal }
					: {
							term: t('refund.order'),
							value: canReadOrders ? (
								<TextLink href={`/orders/${number}`}>{number}</TextLink>
							) : (
								number
							),
						},
				{
					term: t('refund.phone'),
					value:
						phone === null ? (
							t('refund.noPhone')
						) : (
							<TextLink href={`https://wa.me/${whatsApp}?text=${text}`} reload>
								{phone}
							</TextLink>
						),
				},
			]}
		/>
	)
}
