import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { badgeColours } from './payout-colours.ts'
import type { PayoutView } from './payout-view.ts'

/** Payouts with what became of them. */
export function PayoutTable({ payouts }: { payouts: PayoutView[] }) {
	const { t } = useTranslation('payouts')
	return (
		<ListTable
			caption={t('title')}
			rows={payouts}
			keyOf={({ id }) => id}
			columns={[
				{
					label: t('holder'),
					cell: ({ href, holder, requester }) => (
						<>
							<TextLink href={href}>{holder}</TextLink>
							<span className="block text-14 font-normal text-mute">{requester.at}</span>
						</>
					),
				},
				{ label: t('way'), cell: ({ way }) => t(`ways.${way}`) },
				{
					label: t('state'),
					cell: ({ state }) => <Badge colour={badgeColours[state]}>{t(`states.${state}`)}</Badge>,
				},
				{ label: t('amount'), cell: ({ amount }) => amount, end: true },
			]}
		/>
	)
}
