import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import type { CustomerView } from './customer-view.ts'

/** A customer's addresses, the main one first. */
export function AddressesPanel({ customer }: { customer: CustomerView }) {
	const { t } = useTranslation('customers')
	return (
		<Panel id="addresses" title={t('addresses')}>
			{customer.addresses.length === 0 ? (
				<p className="text-14 text-mute">{t('noAddresses')}</p>
			) : (
				<ul className="grid gap-4 text-14">
					{customer.addresses.map(({ id, label, isMain, lines }) => (
						<li key={id}>
							<b>{label}</b>
							{isMain ? ` · ${t('mainAddress')}` : ''}
							<address className="not-italic">
								{lines.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
							</address>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}
