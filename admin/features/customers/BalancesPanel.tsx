import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { CustomerView } from './customer-view.ts'

type BalancesPanelProps = {
	customer: CustomerView
	/** Whether each links to its statement. */
	canOpen: boolean
	/** Whether the reader adds to and takes from the wallet. */
	canAdjust: boolean
}

/** A customer's balances. */
export function BalancesPanel({ customer, canOpen, canAdjust }: BalancesPanelProps) {
	const { t } = useTranslation('customers')
	return (
		<Panel id="balances" title={t('balances')}>
			<SummaryList
				variant="strong"
				rows={customer.balances.map(({ balance, amount }) => ({
					term: canOpen ? (
						<TextLink href={`/customers/${customer.id}/statement?balance=${balance}`} touch="line">
							{t(`balance.${balance}`)}
						</TextLink>
					) : (
						t(`balance.${balance}`)
					),
					value: amount,
				}))}
			/>
			{canAdjust ? (
				<p className="mt-3 text-14">
					<TextLink href={`/customers/${customer.id}/wallet`}>{t('wallet.open')}</TextLink>
				</p>
			) : null}
		</Panel>
	)
}
