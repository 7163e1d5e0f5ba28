import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { CustomerView } from './customer-view.ts'

/** A customer's contact data, type and totals. */
export function ProfilePanel({ customer }: { customer: CustomerView }) {
	const { t } = useTranslation('customers')
	const { phone, email, code, type, since, orders, spent, lastOrder } = customer
	const confirmed = customer.isConfirmed ? '' : ` (${t('unconfirmed')})`
	return (
		<Panel id="profile" title={t('profile')}>
			<p className="text-14 wrap-anywhere">
				{phone}
				<br />
				{email}
				{confirmed}
			</p>
			<ButtonLink
				href={`https://wa.me/${customer.whatsApp}`}
				size="small"
				className="mt-2 mb-4"
				reload
			>
				<Icon name="chat" size="small" /> {t('whatsApp')}
			</ButtonLink>
			<SummaryList
				variant="strong"
				rows={[
					{ term: t('type'), value: t(`types.${type}`) },
					{ term: t('code'), value: code },
					{ term: t('since'), value: since },
					{ term: t('column.orders'), value: orders },
					{ term: t('column.spent'), value: spent },
					{ term: t('column.lastOrder'), value: lastOrder ?? '–' },
				]}
			/>
		</Panel>
	)
}
